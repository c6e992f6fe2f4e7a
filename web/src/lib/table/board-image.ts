/** The board as a picture to keep or to send: the server draws it (SVG), the page makes points of it (PNG). */
import { ask } from '$lib/api/transport'
import { RequestRefused } from '$lib/api/client'

/** Twice the size of the drawing, for screens with small points. */
const SCALE = 2

/** Saves the picture at this address as a PNG, or hands it to the device's own way of sending where there is one. */
export async function keepPicture(address: string, name: string, send = false): Promise<void> {
  const answer = await ask(address)
  if (!answer.ok)
    throw new RequestRefused(
      ((await answer.json().catch(() => null)) as { refused?: string } | null)?.refused ?? `status-${answer.status}`,
      {},
    )
  const file = new File([await points(await answer.text())], `${name}.png`, { type: 'image/png' })
  if (send && navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => undefined)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function points(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SCALE
  canvas.height = image.naturalHeight * SCALE
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}
