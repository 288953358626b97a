/** Milliseconds between two looks at a page that waits for what it shows. */
const pause = 100

/** Milliseconds after which a page that is still waiting is not waited for. */
const patience = 5_000

/** Not every browser tells when it has nothing to do. */
const idle = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in page) page.requestIdleCallback(() => resolve(), { timeout: patience })
    else setTimeout(resolve, pause)
  })

const isWaiting = ({ document }: Window): boolean =>
  document.querySelector("main") === null || document.querySelector("main [aria-busy=true]") !== null

/** Settles when the page shows what it was opened for and has nothing else to do: for what nobody waits for. */
export const whenQuiet = async (page: Window): Promise<void> => {
  const latest = performance.now() + patience
  while (isWaiting(page) && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve, pause))
  await idle(page)
}
