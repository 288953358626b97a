/** Milliseconds after which a page that nobody can see is taken for drawn. */
const patience = 100

/**
 * Settles when the page has been drawn as it is now. Work that nobody waits for comes after that: the rows of a page
 * that are out of sight would hold up those in sight.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, patience)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })
