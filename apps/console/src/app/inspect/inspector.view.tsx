import { JsonText } from "@command-center/ui/layout/json-text"
import { useState, useSyncExternalStore } from "react"
import { copyText } from "../../browser/clipboard.ts"
import type { Inspector } from "./inspector.ts"
import "./inspector.css"
import type { InspectedMachine } from "./machine-log.ts"

const stateText = (state: unknown): string => (typeof state === "string" ? state : JSON.stringify(state))
const timeOf = (iso: string): string => iso.slice(11, 23)
const typeOf = (event: unknown): string =>
  typeof event === "object" && event !== null && "type" in event ? String(event.type) : ""

function Machine({ machine }: { readonly machine: InspectedMachine }) {
  return (
    <div className="cc-inspected">
      <p>
        <strong>{machine.path}</strong> {machine.status} · {stateText(machine.state)}
        {machine.tags.length > 0 && ` · ${machine.tags.join(", ")}`}
      </p>
      <h3>Last events</h3>
      <ol>
        {machine.events.toReversed().map(({ at, event }, place) => (
          <li key={`${at}-${machine.events.length - place}`}>
            <details>
              <summary>
                {timeOf(at)} {typeOf(event)}
              </summary>
              <JsonText label="Event" json={event} />
            </details>
          </li>
        ))}
      </ol>
      <h3>Context</h3>
      <JsonText label="Context" json={machine.context} />
    </div>
  )
}

/** The live machines of the page, for developers: secrets are masked before they get here. */
export function InspectorPanel({ inspector }: { readonly inspector: Inspector }) {
  const machines = useSyncExternalStore(inspector.subscribe, inspector.read)
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState<string | null>(null)
  const [copied, setCopied] = useState("")
  const shown = machines.find(({ id }) => id === chosen) ?? machines.at(-1)
  const copy = async (data: unknown) => {
    setCopied((await copyText(JSON.stringify(data, null, 2))) ? "Copied." : "Could not be copied.")
  }
  return (
    <aside className="cc-inspector" aria-label="Machines">
      <header>
        <h2>Machines ({machines.length})</h2>
        <span role="status">{copied}</span>
        <button type="button" disabled={shown === undefined} onClick={() => void copy(shown)}>
          Copy this one
        </button>
        <button type="button" onClick={() => void copy(machines)}>
          Copy all
        </button>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show"}
        </button>
      </header>
      {isOpen && (
        <div className="cc-inspector-body">
          <ul>
            {machines.map(({ id, path, state, status }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === shown?.id}
                  data-status={status}
                  onClick={() => setChosen(id)}
                >
                  <span>{path}</span> <small>{stateText(state)}</small>
                </button>
              </li>
            ))}
          </ul>
          {shown !== undefined && <Machine machine={shown} />}
        </div>
      )}
    </aside>
  )
}
