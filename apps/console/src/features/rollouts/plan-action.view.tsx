import { controlMessages } from "@command-center/domain/message/control-messages"
import {
  type ActionDraft,
  type ChosenRecord,
  deviceChoices,
  isDeployment,
  productsFor,
  utgChoices
} from "@command-center/domain/rollout/action-draft"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import { longest, typedMost } from "@command-center/domain/rollout/plan-text"
import { offlineDurations, offlineDurationText } from "@command-center/domain/task/command"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import type { FoundTargets } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { choices } from "../../list/named-choices.ts"
import { NotOfferedNote } from "../../list/not-offered.view.tsx"
import { DeviceModelFields } from "../../task-choice/device-model.view.tsx"
import { LogRequestFields } from "../../task-choice/log-request.view.tsx"
import { fieldAt, reasonAt } from "./plan-reason.ts"

export interface PlanActionProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly found: FoundTargets
}

const optionsOf = <V extends string>(table: ReadonlyArray<readonly [value: V, label: string]>) =>
  table.map(([value, label]) => ({ value, label }))
const forUtgs = optionsOf(utgChoices)
const forDevices = optionsOf(deviceChoices)
const durations = offlineDurations.map((hours) => ({ value: String(hours), label: offlineDurationText(hours) }))

const recordOf = (
  records: ReadonlyArray<{ readonly id: number; readonly businessEntityId: number | null }>,
  id: string,
  businessEntityId: number
): ChosenRecord | null => {
  const record = records.find((each) => String(each.id) === id)
  return record === undefined ? null : { id: record.id, businessEntityId: record.businessEntityId ?? businessEntityId }
}

/** The records to choose from; the one of a plan file stands among them also where it was not found. */
const withChosen = (records: ReadonlyArray<{ readonly id: number; readonly name: string | null }>, id: number | null) =>
  choices(id === null || records.some((record) => record.id === id) ? records : [...records, { id, name: null }])

interface PartProps extends PlanActionProps {
  readonly action: ActionDraft
  readonly isFixed: boolean
  readonly change: (change: Partial<Omit<ActionDraft, "choice" | "pciVersion">>) => void
}

interface NotOfferedProps extends Pick<PlanActionProps, "actor"> {
  readonly failure: string | null
  readonly said: (reason: string) => string
}

/** Why there is nothing, or not all, to choose from, and the way to have it after all. */
function NotOffered({ actor, failure, said }: NotOfferedProps) {
  const isOffering = useSelector(actor, select.selectIsOffering)
  const isFixed = useSelector(actor, select.selectIsFixed)
  if (failure === null) return null
  return (
    <InlineNote kind="bad">
      <p>{said(failure)}</p>
      <Button isBusy={isOffering} disabled={isFixed} onClick={() => actor.send({ type: "choices.retry" })}>
        {controlMessages.retry}
      </Button>
    </InlineNote>
  )
}

function Version({ actor, found, action, isFixed, change }: PartProps) {
  const reasons = useSelector(actor, select.selectToldReasons)
  const { product, choice } = action
  const products = productsFor(choice, found.versions)
  const isListed = product === null || products.some(({ version }) => version === product.version)
  return (
    <>
      <SelectField
        label={messages.version}
        value={product?.version ?? ""}
        options={[
          { value: "", label: messages.chooseVersion, isDisabled: true },
          ...(isListed ? products : [product, ...products]).map(({ version }) => ({ value: version, label: version }))
        ]}
        isDisabled={isFixed}
        {...fieldAt(reasons, "action")}
        onChange={(chosen) => change({ product: products.find(({ version }) => version === chosen) ?? product })}
      />
      <NotOffered actor={actor} failure={found.versionsFailure} said={messages.choicesFailed.versions} />
      <NotOfferedNote told={found.notOffered.versions} />
    </>
  )
}

function Profile({ actor, found, action, isFixed, change }: PartProps) {
  const reasons = useSelector(actor, select.selectToldReasons)
  const businessEntityId = useSelector(actor, select.selectBusinessEntityId)
  const { profile } = action
  const id = profile === null || profile === "none" ? null : profile.id
  return (
    <>
      <SelectField
        label={messages.profile}
        value={profile === "none" ? "none" : String(id ?? "")}
        options={[
          { value: "", label: messages.chooseProfile, isDisabled: true },
          { value: "none", label: messages.noProfile },
          ...withChosen(found.profiles, id)
        ]}
        isDisabled={isFixed}
        {...fieldAt(reasons, "action")}
        onChange={(chosen) =>
          change({ profile: chosen === "none" ? chosen : recordOf(found.profiles, chosen, businessEntityId) })
        }
      />
      <NotOffered actor={actor} failure={found.profilesFailure} said={messages.choicesFailed.profiles} />
      <NotOfferedNote told={found.notOffered.profiles} />
    </>
  )
}

function DeviceForm({ actor, found, action, isFixed, change }: PartProps) {
  const reasons = useSelector(actor, select.selectToldReasons)
  const businessEntityId = useSelector(actor, select.selectBusinessEntityId)
  const needsModel = useSelector(actor, select.selectNeedsModel)
  const { form } = action
  return (
    <>
      <SelectField
        label={messages.form}
        value={String(form?.id ?? "")}
        options={[
          { value: "", label: messages.chooseForm, isDisabled: true },
          ...withChosen(found.forms, form?.id ?? null)
        ]}
        isDisabled={isFixed || found.forms.length === 0}
        error={
          found.forms.length === 0 && found.formsFailure === null
            ? messages.noForms
            : reasonAt(reasons, "action.formId")
        }
        place="action.formId"
        onChange={(chosen) => change({ form: recordOf(found.forms, chosen, businessEntityId) })}
      />
      <NotOffered actor={actor} failure={found.formsFailure} said={messages.choicesFailed.forms} />
      <NotOfferedNote told={found.notOffered.forms} />
      {action.choice === "updateFirmware" && (
        <TextField
          label={messages.firmware}
          help={messages.firmwareHelp}
          value={action.firmware}
          maxLength={typedMost(longest.text)}
          {...fieldAt(reasons, "action.reports")}
          isDisabled={isFixed}
          onChange={(firmware) => change({ firmware })}
        />
      )}
      {needsModel && (
        <DeviceModelFields model={action} place="action.pciVersion" isDisabled={isFixed} change={change} />
      )}
    </>
  )
}

/** What is done to each target, with what that needs. */
export function PlanAction({ actor, found }: PlanActionProps) {
  const reasons = useSelector(actor, select.selectToldReasons)
  const { action } = useSelector(actor, select.selectDraft)
  const list = useSelector(actor, select.selectList)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const part: PartProps = {
    actor,
    found,
    action,
    isFixed,
    change: (change) => actor.send({ type: "action.changed", change })
  }
  const { choice } = action
  return (
    <>
      <SelectField
        label={list === "utgs" ? messages.command : messages.deviceCommand}
        value={choice}
        options={list === "utgs" ? forUtgs : forDevices}
        isDisabled={isFixed}
        onChange={(chosen) => actor.send({ type: "action.chosen", choice: chosen })}
      />
      <div className="cc-plan-part" onBlur={() => actor.send({ type: "field.left", place: "action" })}>
        {isDeployment(choice) && <Version {...part} />}
        {choice === "applyProfile" && <Profile {...part} />}
        {(choice === "pushForms" || choice === "updateFirmware") && <DeviceForm {...part} />}
        {choice === "setOffline" && (
          <SelectField
            label={messages.offline}
            value={String(action.hours)}
            options={durations}
            isDisabled={isFixed}
            onChange={(chosen) => {
              const hours = offlineDurations.find((each) => String(each) === chosen)
              if (hours !== undefined) part.change({ hours })
            }}
          />
        )}
        {(choice === "uploadUtgLogs" || choice === "uploadAgentLogs") && (
          <LogRequestFields
            logs={action.logs}
            target={choice === "uploadUtgLogs" ? "utg" : "agent"}
            labelError={reasonAt(reasons, "action.command.logs.label")}
            place="action.command.logs"
            longestLabel={typedMost(longest.text)}
            isDisabled={isFixed}
            change={(logs) => part.change({ logs })}
          />
        )}
      </div>
    </>
  )
}
