/**
 * A pure function that is worked out once per object, by its identity: for what does not change and is asked of again
 * and again. Nothing is kept of an object that is gone.
 */
export const memoizedByObject = <Key extends object, Answer>(answer: (key: Key) => Answer): ((key: Key) => Answer) => {
  const answers = new WeakMap<Key, { readonly answer: Answer }>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const made = answer(key)
    answers.set(key, { answer: made })
    return made
  }
}

/** A pure function that gives its last answer again to the same question, argument by argument the same objects. */
export const memoizedLast = <Asked extends ReadonlyArray<unknown>, Answer>(
  answer: (...asked: Asked) => Answer
): ((...asked: Asked) => Answer) => {
  let last: { readonly asked: Asked; readonly answered: Answer } | null = null
  return (...asked) => {
    if (last?.asked.every((each, at) => Object.is(each, asked[at])) !== true)
      last = { asked, answered: answer(...asked) }
    return last.answered
  }
}
