import type { Page } from "@playwright/test"

/** Frames of one scroll. */
export interface Scrolled {
  readonly drawn: number
  /** As many as a screen of 60 Hz shows in that time. */
  readonly possible: number
  readonly over50: number
  /** No row stood at the lower end of the view. */
  readonly blank: number
}

export interface Scrolls {
  readonly wheel: Scrolled
  readonly fling: Scrolled
}

const duration = 3_000
const notch = 120
/** Pixels a second of a fast fling. */
const flingSpeed = 4_000

interface Where {
  readonly scroller: string
  readonly row: string
}

const watched = async (page: Page, where: Where, act: () => Promise<unknown>): Promise<Scrolled> => {
  await page.evaluate(({ scroller, row }) => {
    const node = document.querySelector(scroller)
    if (node === null) throw new Error(`The page has no ${scroller}.`)
    node.scrollTo(0, 0)
    const { left, bottom } = node.getBoundingClientRect()
    const frames: Array<{ readonly at: number; readonly isBlank: boolean }> = []
    Object.assign(window, { scrollFrames: frames })
    const note = (at: number) => {
      const isBlank = document.elementFromPoint(left + 300, bottom - 30)?.closest(row) === null
      frames.push({ at, isBlank })
      if (Reflect.get(window, "scrollFrames") === frames) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  }, where)
  const box = await page.locator(where.scroller).boundingBox()
  if (box === null) throw new Error("The table is not seen.")
  await page.mouse.move(box.x + 300, box.y + box.height / 2)
  await act()
  return page.evaluate(() => {
    const frames: ReadonlyArray<{ readonly at: number; readonly isBlank: boolean }> = Reflect.get(
      window,
      "scrollFrames"
    )
    Object.assign(window, { scrollFrames: null })
    const gaps = frames.slice(1).map(({ at }, index) => at - (frames[index]?.at ?? at))
    return {
      drawn: frames.length,
      possible: Math.round((gaps.reduce((sum, gap) => sum + gap, 0) * 60) / 1000),
      over50: gaps.filter((gap) => gap > 50).length,
      blank: frames.filter(({ isBlank }) => isBlank).length
    }
  })
}

const turnWheel = async (page: Page) => {
  const end = Date.now() + duration
  while (Date.now() < end) await page.mouse.wheel(0, notch)
}

const fling = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  await session.send("Input.synthesizeScrollGesture", {
    x: width / 2,
    y: height / 2,
    yDistance: -(flingSpeed * duration) / 1000,
    speed: flingSpeed,
    gestureSourceType: "mouse"
  })
  await session.detach()
}

/** Three seconds of turning the wheel, then of a fast fling, over the rows of a page. */
export const scrolling = async (page: Page, where: Where): Promise<Scrolls> => ({
  wheel: await watched(page, where, () => turnWheel(page)),
  fling: await watched(page, where, () => fling(page))
})
