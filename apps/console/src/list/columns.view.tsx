import { listMessages } from "@command-center/domain/message/list-messages"
import { columnMessages } from "@command-center/domain/rows/column-messages"
import { densities } from "@command-center/domain/rows/columns"
import type { columnsMachine } from "@command-center/machines/columns/columns.machine"
import {
  type ArrangedColumn,
  arranged,
  selectAnnouncement,
  selectCanReset,
  selectContext
} from "@command-center/machines/columns/columns.selectors"
import { ArrangeList } from "@command-center/ui/dialog/arrange-list"
import { Drawer } from "@command-center/ui/dialog/drawer"
import { Button } from "@command-center/ui/fields/button"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { ToolButton } from "@command-center/ui/fields/tool-button"
import { PinIcon, ResetWidthIcon } from "@command-center/ui/layout/action-icons"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

type ColumnsRef = ActorRefFrom<typeof columnsMachine>

const heights = densities.map((value) => ({ value, label: columnMessages[value] }))

function ColumnTools({ actor, column }: { readonly actor: ColumnsRef; readonly column: ArrangedColumn }) {
  const { key, label, isPinned, width } = column
  return (
    <>
      <ToolButton
        label={columnMessages.pin(label)}
        Icon={PinIcon}
        isPressed={isPinned}
        onPress={() => actor.send({ type: "column.pinned", key, isPinned: !isPinned })}
      />
      <ToolButton
        label={columnMessages.resetWidth(label)}
        Icon={ResetWidthIcon}
        reason={width === null ? columnMessages.widthIsAutomatic : undefined}
        onPress={() => actor.send({ type: "width.reset", key })}
      />
    </>
  )
}

/** Which columns the list shows, in which order and how; every change shows in the table behind at once. */
export function ColumnsDialog({ actor }: { readonly actor: ColumnsRef }) {
  const context = useSelector(actor, selectContext)
  const announcement = useSelector(actor, selectAnnouncement)
  const canReset = useSelector(actor, selectCanReset)
  const columns = arranged(context)
  const close = () => actor.send({ type: "close" })
  return (
    <Drawer
      isOpen
      isSeeThrough
      title={columnMessages.title}
      onClose={close}
      footer={
        <div className="cc-apart">
          <Button
            colorPalette="gray"
            reason={canReset ? undefined : columnMessages.isDefault}
            onClick={() => actor.send({ type: "reset" })}
          >
            {columnMessages.resetAll}
          </Button>
          <Button variant="solid" colorPalette="accent" onClick={close}>
            {listMessages.done}
          </Button>
        </div>
      }
    >
      <div className="cc-arrange">
        <p className="cc-help">{columnMessages.hint}</p>
        <RadioGroup
          label={columnMessages.density}
          value={context.layout.density}
          options={heights}
          orientation="horizontal"
          onChange={(density) => actor.send({ type: "density.chosen", density })}
        />
        <ArrangeList
          label={columnMessages.title}
          onMove={(key, by) => actor.send({ type: "column.moved", key, by })}
          onDrop={(key, onto) => actor.send({ type: "column.dropped", key, onto })}
          items={columns.map((column, at) => ({
            id: column.key,
            label: column.label,
            upRefusal: column.upRefusal,
            downRefusal: column.downRefusal,
            isDivided: !column.isPinned && columns[at - 1]?.isPinned === true,
            children: (
              <CheckboxField
                label={column.label}
                isChecked={column.isShown}
                isDisabled={column.refusal !== null}
                {...(column.refusal === null ? {} : { help: column.refusal })}
                onChange={(isShown) => actor.send({ type: "column.shown", key: column.key, isShown })}
              />
            ),
            tools: <ColumnTools actor={actor} column={column} />
          }))}
        />
        <p role="status" className="cc-unseen">
          {announcement}
        </p>
      </div>
    </Drawer>
  )
}
