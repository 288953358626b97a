/** The page's root font size in pixels; asking for it lays the page out, so ask once. */
export const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
