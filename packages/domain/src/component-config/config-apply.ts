import { isJsonObject, type JsonObject, jsonList } from "../json/json-field.ts"
import type { ConfigChange } from "./config-diff.ts"

type Changes = ReadonlyArray<ConfigChange>

const isEntry = ({ path, kind }: ConfigChange, depth: number): boolean =>
  path.length === depth + 1 && (kind === "added" || kind === "removed")

const changesIn = (changes: Changes, step: string | number, depth: number): Changes =>
  changes.filter((change) => change.path[depth] === step && !isEntry(change, depth))

const entriesOfKind = (changes: Changes, kind: "added" | "removed", depth: number): Changes =>
  changes.filter((change) => change.kind === kind && isEntry(change, depth))

const appliedToObject = (json: JsonObject, changes: Changes, depth: number): JsonObject => {
  const removed = new Set(entriesOfKind(changes, "removed", depth).map(({ path }) => path[depth]))
  const kept = Object.entries(json).filter(([name]) => !removed.has(name))
  return Object.fromEntries([
    ...kept.map(([name, value]) => [name, appliedAt(value, changesIn(changes, name, depth), depth + 1)] as const),
    ...entriesOfKind(changes, "added", depth).map(({ path, to }) => [String(path[depth]), to] as const)
  ])
}

const appliedToList = (list: ReadonlyArray<unknown>, changes: Changes, depth: number): ReadonlyArray<unknown> => {
  const removed = new Set(entriesOfKind(changes, "removed", depth).map(({ path }) => path[depth]))
  const moved = changes.find(({ path, kind }) => kind === "moved" && path.length === depth)
  const order = moved === undefined ? [...list.keys()].filter((at) => !removed.has(at)) : jsonList(moved.to).map(Number)
  const applied = order.map((at) => appliedAt(list[at], changesIn(changes, at, depth), depth + 1))
  // In the order of their places, so that each one goes where it belongs.
  for (const { path, to } of entriesOfKind(changes, "added", depth)) applied.splice(Number(path[depth]), 0, to)
  return applied
}

const appliedAt = (json: unknown, changes: Changes, depth: number): unknown => {
  const here = changes.find(({ path, kind }) => kind === "changed" && path.length === depth)
  if (here !== undefined) return here.to
  if (Array.isArray(json)) return appliedToList(json, changes, depth)
  return isJsonObject(json) ? appliedToObject(json, changes, depth) : json
}

/** The configuration to which these changes lead from the one that they were found in. */
export const withChanges = (from: unknown, changes: ReadonlyArray<ConfigChange>): unknown => appliedAt(from, changes, 0)
