/** The corners of a map, where things lie that belong to the screen rather than to the land. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
