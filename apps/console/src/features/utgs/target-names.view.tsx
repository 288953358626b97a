import { controlMessages } from "@command-center/domain/message/control-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { shortName } from "@command-center/ui/table/cell-text"

export interface TargetNamesProps {
  readonly label: string
  readonly targets: ReadonlyArray<UtgRow>
}

/** So many are named at once; the rest is one click away. */
const named = 10

function Names({ label, targets }: TargetNamesProps) {
  return (
    <ul className="cc-names" aria-label={label}>
      {targets.map((row) => (
        <li key={row.componentId}>{shortName(utgList.nameOf(row))}</li>
      ))}
    </ul>
  )
}

/** Exactly the UTGs that a dialog acts on, by name. */
export function TargetNames({ label, targets }: TargetNamesProps) {
  const rest = targets.slice(named)
  return (
    <div className="cc-targets">
      <Names label={label} targets={targets.slice(0, named)} />
      {rest.length > 0 && (
        <details>
          <summary>{controlMessages.andMore(String(rest.length))}</summary>
          <Names label={controlMessages.moreOf(label)} targets={rest} />
        </details>
      )}
    </div>
  )
}
