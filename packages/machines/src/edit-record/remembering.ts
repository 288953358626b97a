import type { EditDefinition } from "./edit-record.types.ts"

/** The last answer is given again to the same question. */
export const remembered = <Asked extends ReadonlyArray<unknown>, Answer>(
  answer: (...asked: Asked) => Answer
): ((...asked: Asked) => Answer) => {
  let last: { readonly asked: Asked; readonly answered: Answer } | null = null
  return (...asked) => {
    if (last?.asked.every((each, at) => Object.is(each, asked[at])) !== true)
      last = { asked, answered: answer(...asked) }
    return last.answered
  }
}

/** The definition with what is asked of the same draft again and again worked out once. */
export const remembering = <Subject, Draft>(
  definition: EditDefinition<Subject, Draft>
): EditDefinition<Subject, Draft> => {
  const { draftOf, isChanged, issues, changes, theirChanges } = definition
  return {
    ...definition,
    draftOf: remembered(draftOf),
    isChanged: remembered(isChanged),
    issues: remembered(issues),
    ...(changes === undefined ? {} : { changes: remembered(changes) }),
    ...(theirChanges === undefined ? {} : { theirChanges: remembered(theirChanges) })
  }
}
