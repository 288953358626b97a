import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import {
  selectCanSubmit,
  selectFailure,
  selectOperation,
  selectTargets,
  selectTemplateId,
  selectTemplates
} from "@command-center/machines/apply-template/apply-template.selectors"
import { SelectField } from "@command-center/ui/fields/select-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { ReviewTargetsScreen } from "../../changes/review-targets.screen.tsx"
import { FlowCrashed } from "../../list/flow-crashed.view.tsx"
import { choices, idOfChoice } from "../../list/named-choices.ts"
import { OperationDialog } from "../../operations/operation.view.tsx"
import { ChooseDialog } from "./choose-dialog.view.tsx"

export interface ApplyTemplateDialogProps {
  readonly actor: ActorRefFrom<typeof applyTemplateMachine>
  readonly businessEntityId: number
}

const title = "Apply Config Template"
const none = { value: "", label: "Choose a config template" }

/** The template that is merged into each UTG, one call each (document 2 §4). */
export function ApplyTemplateDialog({ actor, businessEntityId }: ApplyTemplateDialogProps) {
  const phase = useSelector(actor, (snapshot) => snapshot.value)
  const targets = useSelector(actor, selectTargets)
  const templates = useSelector(actor, selectTemplates)
  const templateId = useSelector(actor, selectTemplateId)
  const failure = useSelector(actor, selectFailure)
  const canSubmit = useSelector(actor, selectCanSubmit)
  const operation = useSelector(actor, selectOperation)
  const cancel = () => actor.send({ type: "cancel" })
  if (operation !== undefined) {
    return <OperationDialog actor={operation} title={title} words={{ succeeded: "Merged" }} />
  }
  if (phase === "crashed") return <FlowCrashed title={title} onClose={cancel} />
  return (
    <ChooseDialog
      title={title}
      targets={targets}
      submitLabel="Submit"
      isLoading={phase === "loading"}
      isSending={false}
      failure={phase === "failed" && failure !== null ? utgMessages.templatesUnavailable(failure.sentence) : null}
      canSubmit={canSubmit}
      onSubmit={() => actor.send({ type: "submit" })}
      onRetry={() => actor.send({ type: "retry" })}
      onCancel={cancel}
      review={
        templateId !== null && (
          <ReviewTargetsScreen input={{ businessEntityId, of: { kind: "template", id: templateId }, targets }} />
        )
      }
    >
      <SelectField
        label="Config Template"
        value={templateId === null ? "" : String(templateId)}
        options={[none, ...choices(templates)]}
        isDisabled={phase !== "choosing"}
        onChange={(value) => actor.send({ type: "template.chosen", templateId: idOfChoice(value) })}
      />
    </ChooseDialog>
  )
}
