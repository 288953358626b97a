import { memoizedLast } from "@command-center/domain/memoized/memoized"
import type { EditDefinition } from "./edit-record.types.ts"

/** The definition with what is asked of the same draft again and again worked out once. */
export const memoizedDefinition = <Subject, Draft>(
  definition: EditDefinition<Subject, Draft>
): EditDefinition<Subject, Draft> => {
  const { draftOf, isChanged, issues, changes, theirChanges } = definition
  return {
    ...definition,
    draftOf: memoizedLast(draftOf),
    isChanged: memoizedLast(isChanged),
    issues: memoizedLast(issues),
    ...(changes === undefined ? {} : { changes: memoizedLast(changes) }),
    ...(theirChanges === undefined ? {} : { theirChanges: memoizedLast(theirChanges) })
  }
}
