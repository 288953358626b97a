import { Result } from "effect"
import { areAllChosen, rebasedNow } from "./edit-merge.ts"
import { initialEdit } from "./edit-record.initial.ts"
import type { EditContext, EditDefinition, EditOutcome } from "./edit-record.types.ts"
import { withStep } from "./undo-history.ts"

/** Typing on in the text is one step. */
const inText = "\n"

/** What may be done with a draft, and what becomes of it. */
export const editChanges = <Subject, Draft>(definition: EditDefinition<Subject, Draft>) => {
  const { draftOf, isChanged, issues, undoable = false, draftFrom } = definition
  const { isTypedOn = () => true, withSchemaOf = (subject: Subject) => subject } = definition
  type Context = EditContext<Subject, Draft>
  const typed = { failure: null, text: null, textIssue: null }
  const isSound = (subject: Subject, draft: Draft): boolean =>
    issues(subject, draft).every(({ isOld = false }) => isOld)
  const stepTo = (context: Context, draft: Draft, setting: string | null): Partial<Context> => ({
    ...(undoable ? withStep(context, draft, setting) : { draft }),
    ...typed
  })
  const isUnchanged = ({ subject, draft, textIssue }: Context): boolean =>
    textIssue === null && !isChanged(subject, draft)
  return {
    typed,
    stepTo,
    isUnchanged,
    /**
     * On top of what was read anew. Where that changed what was typed, too, only its schema is taken: both are asked
     * about when it is saved, not while somebody types.
     */
    follow: (context: Context, read: Subject): Partial<Context> => {
      const { subject, draft, text, failure, hasTried, back } = context
      if (!isChanged(read, draftOf(subject))) return { subject: read }
      if (isUnchanged(context)) return initialEdit(definition, read)
      const found = rebasedNow(definition, { subject, draft, current: read, choices: {} })
      const isTaken = text === null && found?.collisions.length === 0 && isTypedOn(subject, draft, found.draft)
      if (found === null || !isTaken) return { subject: withSchemaOf(subject, read) }
      return { ...initialEdit(definition, found.subject), draft: found.draft, failure, hasTried, back }
    },
    canUpdate: ({ canEdit, subject, draft, textIssue }: Context): boolean =>
      canEdit && textIssue === null && isSound(subject, draft),
    /** All collisions are decided, and what comes out is something to send. */
    canSendChosen: (context: Context): boolean => {
      const found = rebasedNow(definition, context)
      if (found === null || context.isReturning || !areAllChosen(definition, context)) return false
      return isChanged(found.subject, found.draft) && isSound(found.subject, found.draft)
    },
    /** Once only: a service that always says that it moved on is not asked again and again. */
    canMerge: (context: Context, outcome: EditOutcome<Subject>): boolean => {
      if (context.isMerged || Result.isFailure(outcome) || outcome.success.kind !== "movedOn") return false
      const found = rebasedNow(definition, { ...context, current: outcome.success.subject })
      return found !== null && found.collisions.length === 0 && isSound(found.subject, found.draft)
    },
    asText: (context: Context, text: string): Partial<Context> =>
      draftFrom === undefined
        ? {}
        : Result.match(draftFrom(text), {
            onSuccess: (draft): Partial<Context> => ({ ...stepTo(context, draft, inText), text }),
            onFailure: (textIssue): Partial<Context> => ({ failure: null, text, textIssue })
          }),
    rebase: (context: Context): Partial<Context> => {
      const found = rebasedNow(definition, context)
      if (found === null) return {}
      return { ...initialEdit(definition, found.subject), draft: found.draft, back: context.back }
    }
  }
}
