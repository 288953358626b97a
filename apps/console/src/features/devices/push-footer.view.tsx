import { controlMessages } from "@command-center/domain/message/control-messages"
import type { pushMachine } from "@command-center/machines/push/push.machine"
import { selectCanSubmit, selectIsSending, selectRefusal } from "@command-center/machines/push/push.selectors"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import type { PushPhase } from "./push.phase.ts"
import { PushSummary } from "./push-summary.view.tsx"

export interface PushFooterProps {
  readonly actor: ActorRefFrom<typeof pushMachine>
  readonly phase: Exclude<PushPhase, "incompatible" | "crashed">
  /** The id of the form that Apply submits. */
  readonly form: string
}

/** The ways on from what the dialog shows. */
export function PushFooter({ actor, phase, form }: PushFooterProps) {
  const canSubmit = useSelector(actor, selectCanSubmit)
  const isSending = useSelector(actor, selectIsSending)
  const refusal = useSelector(actor, selectRefusal)
  const cancel = (
    <Button key="cancel" colorPalette="gray" disabled={isSending} onClick={() => actor.send({ type: "cancel" })}>
      {controlMessages.cancel}
    </Button>
  )
  const footers: Readonly<Record<typeof phase, ReactNode>> = {
    loading: cancel,
    unloaded: (
      <>
        {cancel}
        <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "retry" })}>
          {controlMessages.retry}
        </Button>
      </>
    ),
    form: (
      <>
        <PushSummary actor={actor} />
        {cancel}
        <Button
          key="submit"
          type="submit"
          form={form}
          variant="solid"
          colorPalette="accent"
          isBusy={isSending}
          disabled={!canSubmit && refusal === ""}
          reason={canSubmit || refusal === "" ? undefined : refusal}
        >
          {controlMessages.apply}
        </Button>
      </>
    )
  }
  return footers[phase]
}
