import { memoizedByObject } from "../memoized/memoized.ts"
import { isJsonObject, type JsonObject, jsonList } from "./json-field.ts"
import { jsonIn } from "./json-text.ts"
import { lostNumberIssueIn } from "./kept-number.ts"
import { isSameJson } from "./same-json.ts"

/** What was typed for a setting as JSON and is none yet, or has a number that would lose digits. */
interface UnfinishedJson {
  readonly text: string
  /** What the setting was before: undefined where it was not set. */
  readonly before: unknown
}

/**
 * Begins an unfinished text where it stands in a draft, so that it goes wherever its setting goes: up and down in a
 * list, away with its entry, back with a step that is undone. No service keeps a NUL, so nothing that was read begins so.
 */
const mark = "\0"

const keptAs = ({ text, before }: UnfinishedJson): string =>
  `${mark}${JSON.stringify(before === undefined ? [text] : [text, before])}`

/** What of a draft is an unfinished text; null of all else. */
export const unfinishedIn = (value: unknown): UnfinishedJson | null => {
  if (typeof value !== "string" || !value.startsWith(mark)) return null
  const [text, before] = jsonList(jsonIn(value.slice(mark.length)))
  return typeof text === "string" ? { text, before } : null
}

const isFinished = (text: string): boolean => jsonIn(text) !== undefined && lostNumberIssueIn(text) === null

/** What stands in the draft for a setting that is typed as JSON: the JSON, else the text; undefined of an empty one. */
export const typedJson = (text: string, before: unknown): unknown => {
  if (text.trim() === "") return undefined
  return isFinished(text) ? jsonIn(text) : keptAs({ text, before: settledJson(before) })
}

/** A setting as it is typed as JSON; empty where it is not set. */
export const jsonTextOf = (value: unknown): string =>
  unfinishedIn(value)?.text ?? (value === undefined ? "" : JSON.stringify(value, null, 2))

/** Whether a text that is typed as JSON is what the draft has; a list has null where it is still empty. */
export const isTypedAs = (text: string, value: unknown): boolean =>
  unfinishedIn(value)?.text === text || isSameJson(typedJson(text, undefined) ?? null, value ?? null)

const settledList = memoizedByObject((list: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const settled = list.map((each) => settledJson(each) ?? null)
  return settled.every((each, at) => Object.is(each, list[at])) ? list : settled
})

/** A draft with what each setting was before a text was begun that is not finished. Itself where there is none. */
export const settledDraft = memoizedByObject((draft: JsonObject): JsonObject => {
  const settled = Object.entries(draft).map(([name, each]) => [name, settledJson(each)] as const)
  if (settled.every(([name, each]) => Object.is(each, draft[name]))) return draft
  return Object.fromEntries(settled.filter(([, each]) => each !== undefined))
})

/** The same of any part of a draft; undefined where it was not set. */
export const settledJson = (value: unknown): unknown => {
  if (Array.isArray(value)) return settledList(value)
  if (isJsonObject(value)) return settledDraft(value)
  const unfinished = unfinishedIn(value)
  return unfinished === null ? value : unfinished.before
}

const unfinishedToken = /"\\u0000(?:[^"\\]|\\.)*"/gu

/** A draft as one JSON text, which is none where something in it is not: that stands there as it was typed. */
export const draftText = (draft: unknown): string =>
  JSON.stringify(draft, null, 2).replaceAll(unfinishedToken, (token) => unfinishedIn(jsonIn(token))?.text ?? token)
