import { filterMessages } from "@command-center/domain/filter/filter-messages"
import { isActive } from "@command-center/domain/filter/filter-predicates"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import type { filtersMachine } from "@command-center/machines/filters/filters.machine"
import {
  selectCurrent,
  selectInvalid,
  selectProperties,
  selectRefusal
} from "@command-center/machines/filters/filters.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { PropertyList } from "@command-center/ui/dialog/property-list"
import { Button } from "@command-center/ui/fields/button"
import { shallowEqual, useSelector } from "@xstate/react"
import type { KeyboardEvent } from "react"
import type { ActorRefFrom } from "xstate"
import { FilterEditor } from "./filter-editor.view.tsx"

export interface FiltersDialogProps {
  readonly actor: ActorRefFrom<typeof filtersMachine>
}

/** Enter in a field does nothing (document 1 §5); on a button it is a click. */
const suppressEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The Filters dialog: left only by its own buttons (document 1 §2.6). */
export function FiltersDialog({ actor }: FiltersDialogProps) {
  const properties = useSelector(actor, selectProperties, shallowEqual)
  const current = useSelector(actor, selectCurrent)
  const draft = useSelector(actor, ({ context }) => context.draft)
  const invalid = useSelector(actor, selectInvalid, shallowEqual)
  const refusal = useSelector(actor, selectRefusal)
  const formProps = { onKeyDown: suppressEnter } as const
  return (
    <Modal
      title={filterMessages.title}
      size="lg"
      closeOnEscape={false}
      closeOnBackdrop={false}
      hasCloseButton={false}
      onClose={() => actor.send({ type: "cancel" })}
      footer={
        <>
          <Button colorPalette="gray" onClick={() => actor.send({ type: "cancel" })}>
            {controlMessages.cancel}
          </Button>
          <Button colorPalette="gray" onClick={() => actor.send({ type: "reset" })}>
            {controlMessages.reset}
          </Button>
          <Button
            variant="solid"
            colorPalette="accent"
            reason={refusal ?? undefined}
            onClick={() => actor.send({ type: "apply" })}
          >
            {controlMessages.apply}
          </Button>
        </>
      }
    >
      <form aria-label={filterMessages.title} {...formProps} onSubmit={(event) => event.preventDefault()}>
        <PropertyList
          label={tableMessages.properties}
          activeWord={filterMessages.active}
          invalidWord={filterMessages.invalid}
          items={properties.map((property) => ({
            id: property.propertyName,
            label: property.label,
            isActive: isActive(property, draft),
            isInvalid: invalid.includes(property.propertyName)
          }))}
          selectedId={current?.propertyName ?? ""}
          onSelect={(propertyName) => actor.send({ type: "property.chosen", propertyName })}
        >
          {current !== null && <FilterEditor key={current.propertyName} actor={actor} property={current} />}
        </PropertyList>
      </form>
    </Modal>
  )
}
