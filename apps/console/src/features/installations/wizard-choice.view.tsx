import { installationTypes } from "@command-center/domain/installation/installation-type"
import { wizardMessages } from "@command-center/domain/installation/wizard-messages"
import { useId } from "react"
import { FocusOnArrival } from "../../list/focus-on-arrival.view.tsx"
import type { WizardProps } from "./wizard.props.ts"

const { question, newUtg, existingUtg } = wizardMessages
const kinds = [
  { kind: installationTypes.newUtg, ...newUtg },
  { kind: installationTypes.existingUtg, ...existingUtg }
] as const

/** New install or existing install. */
export function WizardChoice({ actor }: WizardProps) {
  const id = useId()
  return (
    <FocusOnArrival>
      <div className="cc-fields">
        <p>{question}</p>
        {kinds.map(({ kind, label, help }) => (
          <button
            key={kind}
            type="button"
            className="cc-choice"
            aria-labelledby={`${id}-${kind}`}
            aria-describedby={`${id}-${kind}-help`}
            onClick={() => actor.send({ type: "kind.chosen", kind })}
          >
            <span id={`${id}-${kind}`} className="cc-label">
              {label}
            </span>
            <span id={`${id}-${kind}-help`} className="cc-help">
              {help}
            </span>
          </button>
        ))}
      </div>
    </FocusOnArrival>
  )
}
