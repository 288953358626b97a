import type { EditContext, EditDefinition, EditInput } from "./edit-record.types.ts"

type Context<Subject, Draft> = EditContext<Subject, Draft>
/** What begins anew with each subject. */
export type InitialEdit<Subject, Draft> = Omit<
  Context<Subject, Draft>,
  "businessEntityId" | "canEdit" | "keeps" | "isKept"
>

/** A subject as it was read, nothing typed yet. */
export const initialEdit = <Subject, Draft>(
  { draftOf }: Pick<EditDefinition<Subject, Draft>, "draftOf">,
  subject: Subject
): InitialEdit<Subject, Draft> => ({
  subject,
  draft: draftOf(subject),
  failure: null,
  current: null,
  choices: {},
  past: [],
  future: [],
  joined: null,
  text: null,
  textIssue: null,
  hasTried: false,
  isMerged: false,
  back: null,
  isReturning: false
})

const returned = <Subject, Draft>(
  definition: EditDefinition<Subject, Draft>,
  { subject, kept }: EditInput<Subject, Draft>
): InitialEdit<Subject, Draft> => {
  const start = initialEdit(definition, subject)
  if (kept === undefined || kept === null) return start
  const { draft, before, savedAt } = kept
  if (before === undefined) return { ...start, draft, back: { savedAt, isMerged: false } }
  const rebased = definition.rebased(before, draft, subject, {})
  const back = { savedAt, isMerged: true }
  return rebased.collisions.length > 0
    ? { ...start, subject: before, draft, current: subject, back, isReturning: true }
    : { ...start, subject: rebased.subject ?? subject, draft: rebased.draft, back }
}

/** How editing begins: with the draft of an earlier visit, on top of what the service has by now. */
export const initialContext = <Subject, Draft>(
  definition: EditDefinition<Subject, Draft>,
  input: EditInput<Subject, Draft>
): Context<Subject, Draft> => {
  const { businessEntityId, canEdit, subject, kept } = input
  const keeps = canEdit && kept !== undefined
  return {
    ...(keeps ? returned(definition, input) : initialEdit(definition, subject)),
    businessEntityId,
    canEdit,
    keeps,
    isKept: keeps && kept !== null
  }
}
