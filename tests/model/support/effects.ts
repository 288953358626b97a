import type { AnyEventObject } from "xstate"

/** What a machine asks of others in one step: what it emits and sends, and whom it starts with what. */
export interface Asked {
  readonly kind: "emits" | "sends" | "starts"
  readonly name: string
  readonly given: unknown
}

/** What a step changes and asks for. */
export interface Effect {
  /** By the path of a fact in the context, as it was and as it is. */
  readonly changes: ReadonlyArray<readonly [path: string, before: unknown, after: unknown]>
  readonly asked: ReadonlyArray<Asked>
  /** The context after the step. */
  readonly facts: unknown
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null

/** Facts as they are compared and shown: maps and sets by what they hold, functions by being there. */
export const plain = (_: string, value: unknown): unknown => {
  if (value instanceof Map) return [...value.entries()]
  if (value instanceof Set) return [...value]
  return typeof value === "function" ? "function" : value
}

const told = (kind: Asked["kind"], { type, ...given }: AnyEventObject): Asked => ({ kind, name: type, given })
const textOf = (value: unknown): string => JSON.stringify(value, plain) ?? "nothing"
const isEvent = (value: unknown): value is AnyEventObject => isFields(value) && typeof value["type"] === "string"

/** An action that the machine's own transition function would have carried out, as what it asks for. */
export const askedBy = ({ type, params }: { readonly type: string; readonly params: unknown }): Asked | null => {
  if (!isFields(params)) return null
  if (type === "xstate.spawnChild") return { kind: "starts", name: String(params["id"]), given: params["input"] }
  const event = params["event"]
  if (type === "xstate.emit" && isEvent(event)) return told("emits", event)
  // What a machine raises for itself is seen in where it goes.
  return type === "xstate.sendTo" && isEvent(event) && !event.type.startsWith("xstate.") ? told("sends", event) : null
}

/** Down to the smallest parts that differ; a list is one part. */
const differences = (path: string, before: unknown, after: unknown): Effect["changes"] => {
  if (Object.is(before, after)) return []
  const isPart = ![before, after].every((value) => isFields(value) && Object.getPrototypeOf(value) === Object.prototype)
  if (isPart || !isFields(before) || !isFields(after))
    return textOf(before) === textOf(after) ? [] : [[path, before, after]]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => differences(path === "" ? name : `${path}.${name}`, before[name], after[name]))
}

export const effectOf = (before: unknown, after: unknown, asked: ReadonlyArray<Asked>): Effect => ({
  changes: differences("", before, after),
  asked,
  facts: after
})

const sort = (value: unknown): string => {
  if (value === null || value === undefined) return "none"
  return typeof value === "boolean" ? String(value) : "some"
}

/** The kinds of things that a step changes and asks for; what a step shows that none before did is worth a record. */
export const kindsOf = ({ changes, asked }: Effect): ReadonlyArray<string> => [
  ...changes.map(([path, before, after]) => `${path.split(".")[0]} ${sort(before)} ${sort(after)}`),
  ...asked.map(({ kind, name }) => `${kind} ${name}`)
]

const longest = 240
const shown = (value: unknown): string => {
  const text = textOf(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** What is given with a thing asked for; a fact of the context that is handed on is called by its name alone. */
const givenText = (given: unknown, facts: unknown): string => {
  if (!isFields(given) || !isFields(facts)) return given === undefined ? "" : ` ${shown(given)}`
  const isHandedOn = (name: string) => Object.hasOwn(facts, name) && textOf(given[name]) === textOf(facts[name])
  const names = Object.keys(given).filter(isHandedOn)
  const others = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
  return [
    ...(names.length === 0 ? [] : [` its ${names.join(", ")}`]),
    ...(textOf(others) === "{}" ? [] : [` ${shown(others)}`])
  ].join(" and")
}

/** A line for each thing that a step changes or asks for. */
export const effectLines = ({ changes, asked, facts }: Effect): ReadonlyArray<string> => [
  ...changes.map(([path, before, after]) => `${path}: ${shown(before)} → ${shown(after)}`),
  ...asked.map(({ kind, name, given }) => `${kind} ${name}${givenText(given, facts)}`)
]
