/**
 * How high the sheet with the moves is, in pixels: on a phone it lies on the page, and what must be seen stands above
 * it.
 */
export const sheet = $state({ height: 0 })
