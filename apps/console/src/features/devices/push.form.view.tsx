import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import type { FormRow } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import type { PushDraft } from "@command-center/domain/push/push-draft"
import type { pushMachine } from "@command-center/machines/push/push.machine"
import * as select from "@command-center/machines/push/push.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SelectField, type SelectOption } from "@command-center/ui/fields/select-field"
import { shallowEqual, useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import type { ActorRefFrom } from "xstate"
import { FocusOnArrival } from "../../list/focus-on-arrival.view.tsx"
import { NotOfferedNote } from "../../list/not-offered.view.tsx"
import { LeftOutNote } from "../../operations/left-out.view.tsx"
import { ZoneTable } from "../../run-time/zone-table.view.tsx"
import { DeviceModelFields } from "../../task-choice/device-model.view.tsx"
import { DeviceNames } from "./device-names.view.tsx"
import { PushTiming } from "./push-timing.view.tsx"

export interface PushFormProps {
  readonly id: string
  readonly actor: ActorRefFrom<typeof pushMachine>
  readonly onSubmit: () => void
}

/** The forms to choose from, by name; those of one name are told apart by their ids. */
const optionsOf = (forms: ReadonlyArray<FormRow>): ReadonlyArray<SelectOption<string>> => {
  const names = forms.map(formList.nameOf)
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  const options = forms.map((form) => {
    const name = formList.nameOf(form)
    return { value: String(form.id), label: isShared(name) ? `${name} (${form.id})` : name }
  })
  const sorted = options.toSorted((left, right) => left.label.localeCompare(right.label, "en", { numeric: true }))
  return [{ value: "", label: deviceLabels.chooseForm, isDisabled: true }, ...sorted]
}

/** Which form, for which model where that is not known, and when. */
export function PushForm({ id, actor, onSubmit }: PushFormProps) {
  const draft = useSelector(actor, select.selectDraft)
  const devices = useSelector(actor, select.selectDevices)
  const forms = useSelector(actor, select.selectForms, shallowEqual)
  const notOffered = useSelector(actor, select.selectNotOffered)
  const needsModel = useSelector(actor, select.selectNeedsModel)
  const warnings = useSelector(actor, select.selectWarnings, shallowEqual)
  const isSending = useSelector(actor, select.selectIsSending)
  const runTime = useSelector(actor, select.selectRunTimeMessage)
  const plan = useSelector(actor, select.selectSitePlan)
  const chosen = useSelector(actor, select.selectChosen)
  const leftOut = useSelector(actor, select.selectLeftOut, shallowEqual)
  const change = (changes: Partial<PushDraft>) => actor.send({ type: "draft.changed", change: changes })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <FocusOnArrival>
      <form id={id} className="cc-fields" aria-label={deviceLabels.push} onSubmit={submit}>
        <DeviceNames label={deviceLabels.devices} devices={devices} />
        <SelectField
          label={deviceLabels.form}
          isRequired
          value={draft.formId === null ? "" : String(draft.formId)}
          options={optionsOf(forms)}
          isDisabled={isSending || forms.length === 0}
          onChange={(formId) => change({ formId: Number(formId) })}
        />
        <NotOfferedNote told={notOffered} />
        {needsModel && (
          <>
            {warnings.map((warning) => (
              <InlineNote key={warning} kind="warn">
                {warning}
              </InlineNote>
            ))}
            <DeviceModelFields model={draft} isDisabled={isSending} change={change} />
          </>
        )}
        <PushTiming
          draft={draft}
          openedWith={() => select.selectOpenedWith(actor.getSnapshot())}
          error={runTime}
          plan={plan}
          isDisabled={isSending}
          change={change}
        />
        {plan !== null && <ZoneTable plan={plan} counted={deviceLabels.devices} />}
        <LeftOutNote all={chosen} leftOut={leftOut} />
      </form>
    </FocusOnArrival>
  )
}
