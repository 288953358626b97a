import { listPath } from "@command-center/domain/navigation/routes"
import { planDraftMessages as messages, planFileMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { keepFocusOnPage } from "@command-center/ui/dialog/use-return-focus"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { Link } from "../../app/page-link.tsx"
import { optionsOf } from "./wave-options.ts"

export interface PlanStartProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly businessEntityId: number
}

/** Reasons of a refused file that are shown: a wrong file is wrong in every line. */
const shownReasons = 10

function FileButton({ actor }: Pick<PlanStartProps, "actor">) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={messages.openFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) actor.send({ type: "file.chosen", file })
          // The same file again is a choice, too.
          currentTarget.value = ""
        }}
      />
      <Button onClick={() => input.current?.click()}>{messages.openFile}</Button>
    </>
  )
}

/** All that a filter finds, without a selection. */
function FindAll({ actor }: Pick<PlanStartProps, "actor">) {
  const { list, text } = useSelector(actor, select.selectFinding)
  const mayEdit = useSelector(actor, select.selectMayEdit)
  const error = useSelector(actor, select.selectFindError)
  const lists = optionsOf(messages.lists, ["utgs", "devices"]).filter(({ value }) => mayEdit[value])
  return (
    <Card title={messages.byFilter}>
      <form
        className="cc-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          keepFocusOnPage()
          actor.send({ type: "find.asked" })
        }}
      >
        <SelectField
          label={messages.findIn}
          value={list}
          options={lists}
          onChange={(chosen) => actor.send({ type: "finding.changed", change: { list: chosen } })}
        />
        <TextField
          label={messages.filter}
          help={messages.filterHelp}
          value={text}
          error={error}
          onChange={(typed) => actor.send({ type: "finding.changed", change: { text: typed } })}
        />
        <Button type="submit" variant="solid">
          {messages.find}
        </Button>
      </form>
    </Card>
  )
}

/** Where a plan begins that no selection led to: in a list, with a filter, or with a plan file. */
export function PlanStart({ actor, businessEntityId }: PlanStartProps) {
  const reasons = useSelector(actor, select.selectFileReasons)
  const mayEdit = useSelector(actor, select.selectMayEdit)
  const isKeptForOthers = useSelector(actor, select.selectIsKeptForOthers)
  return (
    <>
      {reasons.length > 0 && (
        <InlineNote kind="bad">
          <p>{planFileMessages.refused}</p>
          <ul className="cc-plan-reasons">
            {reasons.slice(0, shownReasons).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </InlineNote>
      )}
      <h2 className="cc-card-title">{messages.noneChosen}</h2>
      {isKeptForOthers && <p className="cc-hint">{messages.keptForOthers}</p>}
      <div className="cc-plan-starts">
        <Card title={messages.bySelection}>
          <p className="cc-hint">{messages.bySelectionHelp}</p>
          <div className="cc-rollout-steps">
            {mayEdit.utgs && (
              <Link className="cc-link" to={listPath(businessEntityId, "utgs")}>
                {messages.toUtgs}
              </Link>
            )}
            {mayEdit.devices && (
              <Link className="cc-link" to={listPath(businessEntityId, "devices")}>
                {messages.toDevices}
              </Link>
            )}
          </div>
        </Card>
        <FindAll actor={actor} />
        <Card title={messages.byFile}>
          <p className="cc-hint">{messages.byFileHelp}</p>
          <FileButton actor={actor} />
        </Card>
      </div>
    </>
  )
}
