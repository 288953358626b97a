import { facetMessages } from "@command-center/domain/facets/facet-messages"
import type { FilterIssue } from "@command-center/domain/filter/filter-issues"
import { filterMessages } from "@command-center/domain/filter/filter-messages"
import type { FilterProperty } from "@command-center/domain/filter/property"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import type { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { selectClause, selectIssues, selectValues } from "@command-center/machines/filters/filters.selectors"
import { Button } from "@command-center/ui/fields/button"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { FilterCondition } from "./filter-condition.view.tsx"

export interface FilterEditorProps {
  readonly actor: ActorRefFrom<typeof filtersMachine>
  readonly property: FilterProperty
}

const joiners = [
  { value: "AND", label: "AND" },
  { value: "OR", label: "OR" }
] as const

/** The conditions of the chosen property: one, and a second where the property can have it. */
export function FilterEditor({ actor, property }: FilterEditorProps) {
  const clause = useSelector(actor, selectClause)
  const issues = useSelector(actor, selectIssues)
  const values = useSelector(actor, selectValues)
  if (clause === null) return null
  const { second } = clause
  const messageOf = (condition: FilterIssue["condition"]): string | null =>
    issues.find((issue) => issue.propertyName === property.propertyName && issue.condition === condition)?.message ??
    null
  return (
    <>
      <FilterCondition
        property={property}
        operator={clause.operator}
        value={clause.value}
        error={messageOf("first")}
        onOperatorChange={(operator) => actor.send({ type: "operator.changed", operator })}
        onValueChange={(value) => actor.send({ type: "value.changed", value })}
      />
      {values.length > 0 && (
        <ul className="cc-values" aria-label={filterMessages.values}>
          {values.map(({ text, count }) => (
            <li key={text}>
              <Button
                size="xs"
                colorPalette="gray"
                aria-pressed={text === clause.value}
                onClick={() => actor.send({ type: "value.changed", value: text })}
              >
                <bdi className="cc-facet-text">{text}</bdi>
                <span className="cc-facet-count">{facetMessages.count(count)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {second !== undefined && (
        <fieldset className="cc-fieldset cc-fields" aria-label={tableMessages.secondCondition}>
          <RadioGroup
            label={tableMessages.combinedWith}
            orientation="horizontal"
            value={second.joiner}
            options={joiners}
            onChange={(joiner) => actor.send({ type: "condition.changed", change: { joiner } })}
          />
          <FilterCondition
            property={property}
            operator={second.operator}
            value={second.value}
            error={messageOf("second")}
            onOperatorChange={(operator) => actor.send({ type: "condition.changed", change: { operator } })}
            onValueChange={(value) => actor.send({ type: "condition.changed", change: { value } })}
          />
        </fieldset>
      )}
      {property.secondClause && (
        <div>
          {second === undefined ? (
            <Button colorPalette="gray" onClick={() => actor.send({ type: "condition.added" })}>
              {filterMessages.addCondition}
            </Button>
          ) : (
            <Button colorPalette="gray" onClick={() => actor.send({ type: "condition.removed" })}>
              {tableMessages.removeCondition}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
