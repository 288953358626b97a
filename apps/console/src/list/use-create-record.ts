import type { CreationMachine } from "@command-center/machines/create-record/create-record.machine"
import type { creationSelectors } from "@command-center/machines/create-record/create-record.selectors"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../app/use-actor-state.ts"
import type { CreateRecordDialogProps } from "./create-record.view.tsx"

type DialogProps = Omit<CreateRecordDialogProps, "title" | "submitLabel" | "needed" | "initialFocus" | "children">

/** What the dialog of any new record shows of its actor, what it sends to it, and the draft for its fields. */
export const useCreateRecord = <Draft extends { readonly name: string }, Subject, Created>(
  actor: ActorRefFrom<CreationMachine<Draft, Subject, Created>>,
  select: ReturnType<typeof creationSelectors<Draft, Subject, Created>>
) => {
  const { draft, subject, nameIssue, send, ...shown } = useActorState(actor, (snapshot) => ({
    draft: select.selectDraft(snapshot),
    subject: select.selectSubject(snapshot),
    nameIssue: select.selectIssue("name")(snapshot),
    namesUnknown: select.selectNamesUnknown(snapshot),
    isBusy: select.selectIsBusy(snapshot),
    canSubmit: select.selectCanSubmit(snapshot),
    failure: select.selectFailure(snapshot),
    uncertain: select.selectUncertain(snapshot),
    madeAgain: select.selectMadeAgain(snapshot),
    isAsking: select.selectIsAsking(snapshot)
  }))
  const dialog: DialogProps = {
    ...shown,
    unsaved: select.unsaved,
    onSubmit: () => send({ type: "submit" }),
    onCancel: () => send({ type: "cancel" }),
    onContinue: () => send({ type: "edit" }),
    onLose: () => send({ type: "discard" }),
    onRemoveOthers: () => send({ type: "others.removed" }),
    onKeepAll: () => send({ type: "others.kept" })
  }
  return { draft, subject, nameIssue, isBusy: shown.isBusy, send, dialog }
}
