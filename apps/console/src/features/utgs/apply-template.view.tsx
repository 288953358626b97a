import { controlMessages } from "@command-center/domain/message/control-messages"
import { progressMessages } from "@command-center/domain/operation/progress-messages"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import * as select from "@command-center/machines/apply-template/apply-template.selectors"
import { SelectField } from "@command-center/ui/fields/select-field"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { ReviewTargetsScreen } from "../../changes/review-targets.screen.tsx"
import { FlowCrashed } from "../../list/flow-crashed.view.tsx"
import { choices, idOfChoice } from "../../list/named-choices.ts"
import { NotOfferedNote } from "../../list/not-offered.view.tsx"
import { OperationDialog } from "../../operations/operation.view.tsx"
import { ChooseDialog } from "./choose-dialog.view.tsx"

export interface ApplyTemplateDialogProps {
  readonly actor: ActorRefFrom<typeof applyTemplateMachine>
  readonly businessEntityId: number
}

const title = templateLabels.apply
const none = { value: "", label: templateLabels.choose }

const useApplyTemplate = (actor: ApplyTemplateDialogProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    phase: snapshot.value,
    targets: select.selectTargets(snapshot),
    templates: select.selectTemplates(snapshot),
    isWaitLong: select.selectIsWaitLong(snapshot),
    notOffered: select.selectNotOffered(snapshot),
    templateId: select.selectTemplateId(snapshot),
    failure: select.selectFailure(snapshot),
    canSubmit: select.selectCanSubmit(snapshot),
    operation: select.selectOperation(snapshot)
  }))

/** The template that is merged into each UTG, one call each (document 2 §4). */
export function ApplyTemplateDialog({ actor, businessEntityId }: ApplyTemplateDialogProps) {
  const { phase, targets, templates, isWaitLong, notOffered, templateId, failure, canSubmit, operation, send } =
    useApplyTemplate(actor)
  const cancel = () => send({ type: "cancel" })
  if (operation !== undefined) {
    return <OperationDialog actor={operation} title={title} words={{ succeeded: progressMessages.merged }} />
  }
  if (phase === "crashed") return <FlowCrashed title={title} onClose={cancel} />
  return (
    <ChooseDialog
      title={title}
      targets={targets}
      submitLabel={controlMessages.submit}
      choiceLabel={templateLabels.template}
      isLoading={phase === "loading"}
      isWaitLong={isWaitLong}
      isSending={false}
      failure={phase === "failed" && failure !== null ? utgMessages.templatesUnavailable(failure.sentence) : null}
      canSubmit={canSubmit}
      onSubmit={() => send({ type: "submit" })}
      onRetry={() => send({ type: "retry" })}
      onCancel={cancel}
      review={
        templateId !== null && (
          <ReviewTargetsScreen input={{ businessEntityId, of: { kind: "template", id: templateId }, targets }} />
        )
      }
    >
      <SelectField
        label={templateLabels.template}
        value={templateId === null ? "" : String(templateId)}
        options={[none, ...choices(templates)]}
        isDisabled={phase !== "choosing"}
        onChange={(value) => send({ type: "template.chosen", templateId: idOfChoice(value) })}
      />
      <NotOfferedNote told={notOffered} />
    </ChooseDialog>
  )
}
