import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { keepFocusOnPage } from "@command-center/ui/dialog/use-return-focus"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { NameList } from "@command-center/ui/feedback/name-list"
import { Button } from "@command-center/ui/fields/button"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { SelectField } from "@command-center/ui/fields/select-field"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { useSelector } from "@xstate/react"
import type { PlanActionProps } from "./plan-action.view.tsx"
import { fieldAt } from "./plan-reason.ts"

const orders = [
  { value: "listed", label: messages.orders.listed },
  { value: "random", label: messages.orders.random },
  { value: "onePerMerchant", label: messages.orders.onePerMerchant }
] as const

/** So many are shown with what is known of them; the others by name. */
const inTable = 5

function Targets({ targets }: { readonly targets: ReadonlyArray<RolloutTarget> }) {
  const { columns } = messages
  return (
    <>
      <PlainTable
        label={messages.targets}
        emptyText={messages.foundNothing}
        rows={targets.slice(0, inTable)}
        rowId={({ id }) => id}
        columns={[
          { key: "name", label: columns.name, cell: ({ name }) => name },
          { key: "merchant", label: columns.merchant, cell: ({ merchant }) => merchant },
          { key: "zone", label: columns.zone, cell: ({ timeZone }) => timeZone }
        ]}
      />
      {targets.length > inTable && (
        <NameList
          label={messages.moreOf(messages.targets)}
          items={targets.slice(inTable)}
          atOnce={0}
          moreLabel={messages.more}
          cutLabel={messages.onlyShown}
        />
      )}
    </>
  )
}

/** Who gets it, in which order, and whether others join later. */
export function PlanWho({ actor, found }: PlanActionProps) {
  const { order, isGrowing } = useSelector(actor, select.selectDraft)
  const list = useSelector(actor, select.selectList)
  const who = useSelector(actor, select.selectWho)
  const leftOut = useSelector(actor, select.selectLeftOut)
  const unreadable = useSelector(actor, select.selectUnreadable)
  const conditions = useSelector(actor, select.selectConditions)
  const mayChooseAnew = useSelector(actor, select.selectMayChooseAnew)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const reasons = useSelector(actor, select.selectToldReasons)
  return (
    <>
      <p>{who}</p>
      {mayChooseAnew && (
        <div className="cc-rollout-steps">
          <Button
            size="xs"
            disabled={isFixed}
            onClick={() => {
              keepFocusOnPage()
              actor.send({ type: "targets.reset" })
            }}
          >
            {messages.otherTargets}
          </Button>
        </div>
      )}
      {leftOut !== null && <InlineNote kind="warn">{leftOut}</InlineNote>}
      {unreadable !== null && <InlineNote kind="warn">{unreadable}</InlineNote>}
      {found.refusals.map((sentence) => (
        <InlineNote key={sentence} kind="bad">
          {sentence}
        </InlineNote>
      ))}
      <Targets targets={found.targets} />
      <div className="cc-plan-grid">
        <SelectField
          label={messages.order}
          value={order}
          options={orders}
          isDisabled={isFixed}
          onChange={(chosen) => actor.send({ type: "draft.changed", change: { order: chosen } })}
        />
      </div>
      {conditions > 0 && (
        <CheckboxField
          label={messages.growing}
          help={messages.growingHelp(conditions, list)}
          isChecked={isGrowing}
          {...fieldAt(reasons, "growing")}
          isDisabled={isFixed}
          onChange={(isOn) => actor.send({ type: "draft.changed", change: { isGrowing: isOn } })}
        />
      )}
    </>
  )
}
