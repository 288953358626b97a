import { focusStop } from "./focus-stop.tsx"

export interface JsonTextProps {
  readonly label: string
  /** Shown as it is: whoever passes it masks secrets first. */
  readonly json: unknown
}

/** JSON to read, indented. */
export function JsonText({ label, json }: JsonTextProps) {
  return (
    <section aria-label={label} className="cc-json-frame" {...focusStop}>
      <pre className="cc-json">{JSON.stringify(json, null, 2) ?? ""}</pre>
    </section>
  )
}
