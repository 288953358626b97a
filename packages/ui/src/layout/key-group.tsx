import { controlMessages } from "@command-center/domain/message/control-messages"
import { useId } from "react"

export interface KeyGroupProps {
  readonly title: string
  readonly keys: ReadonlyArray<{ readonly combinations: ReadonlyArray<string>; readonly does: string }>
}

/** Keys that belong together, with what they do. */
export function KeyGroup({ title, keys }: KeyGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="cc-keys-title">
        {title}
      </h3>
      <dl className="cc-keys">
        {keys.map(({ combinations, does }) => (
          <div key={does}>
            <dt>
              {combinations.map((combination, at) => (
                <span key={combination}>
                  {at > 0 && <span className="cc-unseen">{controlMessages.or}</span>}
                  <kbd className="cc-kbd">{combination}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
