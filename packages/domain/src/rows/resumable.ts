/** Work that stops again and again, so that something else can be done between its steps. */
export type Resumable<Result> = Generator<undefined, Result, undefined>

/** Does all that is left of the work. */
export const runToEnd = <Result>(work: Resumable<Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
