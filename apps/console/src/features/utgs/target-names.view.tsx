import { controlMessages } from "@command-center/domain/message/control-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { type NamedUtg, namedUtgs } from "@command-center/domain/utg/utg-place"
import { shortName } from "@command-center/ui/table/cell-text"

export interface TargetNamesProps {
  readonly label: string
  readonly targets: ReadonlyArray<UtgRow>
}

/** So many are named at once; the rest is one click away. */
const named = 10

function Names({ label, utgs }: { readonly label: string; readonly utgs: ReadonlyArray<NamedUtg> }) {
  return (
    <ul className="cc-names" aria-label={label}>
      {utgs.map(({ id, name, place }) => (
        <li key={id}>
          <span>{shortName(name)}</span>
          {place !== "" && <span className="cc-names-place"> {shortName(place)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Exactly the UTGs that a dialog acts on, by name; where that leaves open which one it is, also by place. */
export function TargetNames({ label, targets }: TargetNamesProps) {
  const utgs = namedUtgs(targets)
  const rest = utgs.slice(named)
  return (
    <div className="cc-targets">
      <Names label={label} utgs={utgs.slice(0, named)} />
      {rest.length > 0 && (
        <details>
          <summary>{controlMessages.andMore(String(rest.length))}</summary>
          <Names label={controlMessages.moreOf(label)} utgs={rest} />
        </details>
      )}
    </div>
  )
}
