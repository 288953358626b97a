/** What a check is about, in the order in which they are printed. */
export type Check =
  | "Console"
  | "Configuration"
  | "Policy"
  | "Files"
  | "Caching"
  | "Missing files"
  | "Sign-on service"
  | "Security service"
  | "Management service"
  | "Rollout service"
  | "Sign-in address"
  | "Version manifests"
  | "Schemas"
  | "Clocks"

/** One line of the report. A warning is of what works, and not as well as it could. What could not be checked is so because of a defect that has a line of its own. */
export interface Finding {
  readonly check: Check
  readonly standing: "ok" | "warning" | "defect" | "not checked"
  readonly message: string
}

const ok = (check: Check, message: string): Finding => ({ check, standing: "ok", message })
export const defect = (check: Check, message: string): Finding => ({ check, standing: "defect", message })
export const warning = (check: Check, message: string): Finding => ({ check, standing: "warning", message })
export const unchecked = (check: Check, message: string): Finding => ({ check, standing: "not checked", message })

/** What cannot be checked while a value of the configuration is missing or wrong. */
export const needsValue = (check: Check, key: string): Finding =>
  unchecked(check, `It needs a right "${key}" in config.json.`)

/** A check's defects, each once; where there are none, that all is well. */
export const findingsOf = (check: Check, defects: ReadonlyArray<string>, well: string): ReadonlyArray<Finding> =>
  defects.length === 0 ? [ok(check, well)] : [...new Set(defects)].map((message) => defect(check, message))
