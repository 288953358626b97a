/** Computes once per object: selectors then answer with the same value for the same facts. */
export const remembered = <Key extends object, A>(compute: (key: Key) => A): ((key: Key) => A) => {
  const answers = new WeakMap<Key, { readonly answer: A }>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const answer = compute(key)
    answers.set(key, { answer })
    return answer
  }
}
