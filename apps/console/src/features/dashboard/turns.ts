import { afterPaint } from "../../list/after-paint.ts"

/**
 * Lets what is ready at the same moment go on one after the other, each once the page has been drawn with the one before
 * it: laid out in one frame, all of it together would hold up whoever types or scrolls.
 */
export const makeTurns = (drawn: () => Promise<void> = afterPaint) => {
  let last: Promise<void> = Promise.resolve()
  return (): Promise<void> => {
    const turn = last
    last = turn.then(drawn)
    return turn
  }
}
