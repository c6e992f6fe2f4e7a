"""Batches on an NVIDIA GPU: `Batch(..., device="cuda")`. Only the driver is needed besides Megawatt itself."""

from megawatt.envs.cuda.batch import CudaBatch, unpacked

__all__ = ["CudaBatch", "unpacked"]
