import type { EditDefinition } from "./edit-record.types.ts"

/** The last answer is given again to the same two. */
export const remembered = <A, B, R>(asked: (one: A, other: B) => R): ((one: A, other: B) => R) => {
  let last: { readonly one: A; readonly other: B; readonly answer: R } | null = null
  return (one, other) => {
    if (last === null || !Object.is(last.one, one) || !Object.is(last.other, other))
      last = { one, other, answer: asked(one, other) }
    return last.answer
  }
}

/** The definition with what is asked of the same draft again and again worked out once. */
export const remembering = <Subject, Draft>(
  definition: EditDefinition<Subject, Draft>
): EditDefinition<Subject, Draft> => {
  const { draftOf, isChanged, issues, changes, theirChanges } = definition
  const drafts = remembered((subject: Subject, _: null) => draftOf(subject))
  return {
    ...definition,
    draftOf: (subject) => drafts(subject, null),
    isChanged: remembered(isChanged),
    issues: remembered(issues),
    ...(changes === undefined ? {} : { changes: remembered(changes) }),
    ...(theirChanges === undefined ? {} : { theirChanges: remembered(theirChanges) })
  }
}
