import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { modelPatternsOf, pciDeviceChoices } from "@command-center/domain/device/pci-version"
import type { PushDraft } from "@command-center/domain/push/push-draft"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { SelectField } from "@command-center/ui/fields/select-field"

type Model = Pick<PushDraft, "deviceChoice" | "modelPattern">

export interface DeviceModelFieldsProps {
  readonly model: Model
  /** Where what they tell stands in what a form makes. */
  readonly place?: string
  readonly isDisabled: boolean
  readonly change: (changes: Partial<Model>) => void
}

const devices = [
  { value: "", label: deviceLabels.chooseDevice, isDisabled: true },
  ...pciDeviceChoices.map((device) => ({ value: device, label: device }))
]

/** Which device it is and what its model number holds, where that decides the PCI version (document 2 §5). */
export function DeviceModelFields({ model, place, isDisabled, change }: DeviceModelFieldsProps) {
  const patterns = modelPatternsOf(model.deviceChoice ?? "")
  return (
    <>
      <SelectField
        label={deviceLabels.device}
        place={place}
        isRequired
        value={model.deviceChoice ?? ""}
        options={devices}
        isDisabled={isDisabled}
        onChange={(deviceChoice) => change({ deviceChoice })}
      />
      {patterns.length > 0 && (
        <RadioGroup
          label={deviceLabels.modelPattern}
          orientation="horizontal"
          value={model.modelPattern}
          options={patterns.map(({ pattern, label }) => ({ value: pattern, label }))}
          isDisabled={isDisabled}
          onChange={(modelPattern) => change({ modelPattern })}
        />
      )}
    </>
  )
}
