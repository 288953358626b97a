import { whenQuiet } from "../browser/when-quiet.ts"

/**
 * Settles when this browser keeps an operation: looked up once the page is quiet, and whenever it is seen again. Most
 * browsers keep none, and need nothing of what would offer it.
 */
export const whenKept = (isAnyKept: () => Promise<boolean>, page: Window): Promise<void> =>
  new Promise((resolve) => {
    const look = async (): Promise<void> => {
      // A browser that keeps nothing has nothing to offer.
      if (!(await isAnyKept().catch(() => false))) return
      page.document.removeEventListener("visibilitychange", lookIfSeen)
      resolve()
    }
    const lookIfSeen = (): void => {
      if (page.document.visibilityState === "visible") void look()
    }
    page.document.addEventListener("visibilitychange", lookIfSeen)
    void whenQuiet(page).then(look)
  })
