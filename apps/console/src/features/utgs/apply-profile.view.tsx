import { controlMessages } from "@command-center/domain/message/control-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { progressMessages } from "@command-center/domain/operation/progress-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import * as select from "@command-center/machines/apply-profile/apply-profile.selectors"
import { selectHasOutcome } from "@command-center/machines/operation/bulk-call.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SelectField } from "@command-center/ui/fields/select-field"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { ReviewTargetsScreen } from "../../changes/review-targets.screen.tsx"
import { FlowCrashed } from "../../list/flow-crashed.view.tsx"
import { choices, idOfChoice } from "../../list/named-choices.ts"
import { NotOfferedNote } from "../../list/not-offered.view.tsx"
import { OperationDialog } from "../../operations/operation.view.tsx"
import { AppliedDialog } from "./applied-dialog.view.tsx"
import { ChooseDialog } from "./choose-dialog.view.tsx"

export interface ApplyProfileDialogProps {
  readonly actor: ActorRefFrom<typeof applyProfileMachine>
  readonly businessEntityId: number
}

const { applyProfileTitle: title } = utgMessages
const words = { succeeded: progressMessages.applied } as const
const noProfile = { value: "", label: profileMessages.noProfile }

const useApplyProfile = (actor: ApplyProfileDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    phase: snapshot.value,
    targets: select.selectTargets(snapshot),
    profiles: select.selectProfiles(snapshot),
    isWaitLong: select.selectIsWaitLong(snapshot),
    notOffered: select.selectNotOffered(snapshot),
    profile: select.selectProfile(snapshot),
    failure: select.selectFailure(snapshot),
    canSubmit: select.selectCanSubmit(snapshot),
    error: select.selectError(snapshot),
    canBegin: snapshot.can({ type: "retry" }),
    operation: select.selectOperation(snapshot),
    record: select.selectRecord(snapshot)
  }))

/** The profile that the UTGs get; none takes theirs away (document 2 §4). */
export function ApplyProfileDialog({ actor, businessEntityId }: ApplyProfileDialogProps) {
  const {
    phase,
    targets,
    profiles,
    isWaitLong,
    notOffered,
    profile,
    failure,
    canSubmit,
    error,
    canBegin,
    operation,
    record,
    send
  } = useApplyProfile(actor)
  const hasOutcome = useSelector(operation, selectHasOutcome)
  const effect = useSelector(actor, select.selectEffect, shallowEqual)
  const isTakenAway = useSelector(actor, select.selectIsTakenAway)
  const retry = () => send({ type: "retry" })
  const cancel = () => send({ type: "cancel" })
  if (phase === "crashed") return <FlowCrashed title={title} onRetry={canBegin ? retry : undefined} onClose={cancel} />
  if (operation !== undefined && hasOutcome) return <OperationDialog actor={operation} title={title} words={words} />
  if (record !== null) {
    return <AppliedDialog title={title} record={record} onClose={() => send({ type: "close" })} />
  }
  return (
    <ChooseDialog
      title={title}
      targets={targets}
      submitLabel={controlMessages.apply}
      choiceLabel={frameMessages.profile}
      isLoading={phase === "loading"}
      isWaitLong={isWaitLong}
      isSending={phase === "applying"}
      failure={phase === "failed" && failure !== null ? utgMessages.profilesUnavailable(failure.sentence) : null}
      canSubmit={canSubmit}
      onSubmit={() => send({ type: "submit" })}
      onRetry={retry}
      onCancel={cancel}
      review={
        profile !== null && (
          <ReviewTargetsScreen input={{ businessEntityId, of: { kind: "profile", id: profile.id }, targets }} />
        )
      }
    >
      <SelectField
        label={frameMessages.profile}
        value={profile === null ? "" : String(profile.id)}
        options={[noProfile, ...choices(profiles)]}
        isDisabled={phase !== "choosing"}
        onChange={(value) => send({ type: "profile.chosen", profileId: idOfChoice(value) })}
      />
      <NotOfferedNote told={notOffered} />
      {phase === "choosing" && error === null && (
        <p className="cc-consequence" data-tone={isTakenAway ? "bad" : undefined}>
          {effect.join(" ")}
        </p>
      )}
      {phase === "choosing" && error !== null && <InlineNote kind="bad">{error}</InlineNote>}
    </ChooseDialog>
  )
}
