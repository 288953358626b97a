/** Work that stops again and again, so that something else can be done between its steps. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Does all that is left of the work. */
export const finished = <Result>(work: Steps<Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
