import { Result } from "effect"
import { parseConfig } from "../component-config/component-config.ts"
import { type JsonObject, jsonField } from "../json/json-field.ts"
import { compactJson, indentedJson, isJson } from "./template-text.ts"

/** A config template as the service answered it, with fields that nobody here knows. */
export type TemplateObject = Readonly<Record<string, unknown>>

/** A config template as it is typed (document 1 §2.8). */
export interface TemplateDraft {
  readonly name: string
  readonly text: string
}

/** What a new config template is created with (document 1 §7). */
export interface NewTemplate {
  readonly name: string
  readonly businessEntityId: number
  readonly data: string
}

export const newTemplateBody: JsonObject = {}

/** A new config template holds an empty object at first. */
export const newTemplate = (businessEntityId: number, name: string): NewTemplate => ({
  name: name.trim(),
  businessEntityId,
  data: JSON.stringify(newTemplateBody)
})

const textOf = (body: unknown): string => {
  if (body === undefined || body === null) return ""
  if (typeof body !== "string") return JSON.stringify(body, null, 2)
  return isJson(body) ? indentedJson(body) : body
}

const isBlank = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === "string" && body.trim() === "")

/** Where the body is: in `config`, and where that is blank in `data` (contract "Users, profiles, installations"). */
export const templateBodyOf = (template: TemplateObject): unknown => {
  const config = jsonField(template, "config")
  return isBlank(config) ? jsonField(template, "data") : config
}

/** The fields of the page: the body is in `config`, else in `data` (document 1 §3). */
export const draftOf = (template: TemplateObject): TemplateDraft => {
  const name = jsonField(template, "name")
  return {
    name: typeof name === "string" ? name : "",
    text: textOf(templateBodyOf(template))
  }
}

export const isSameDraft = (one: TemplateDraft, other: TemplateDraft): boolean =>
  one.name === other.name && one.text === other.text

/** The name a field goes by in an object whose names may begin with a capital (contract "Answers"). */
const keyOf = (template: TemplateObject, name: string): string => {
  const capital = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  return Object.hasOwn(template, capital) && !Object.hasOwn(template, name) ? capital : name
}

/** The object as it was read with the typed name and body; nothing else of it changes (contract "Management service"). */
export const changedTemplate = (template: TemplateObject, draft: TemplateDraft): TemplateObject => {
  const config = compactJson(draft.text)
  const data = keyOf(template, "data")
  return {
    ...template,
    [keyOf(template, "name")]: draft.name.trim(),
    [keyOf(template, "config")]: config,
    // Where the body was read from here, an old one must not stand beside the new one.
    ...(isBlank(jsonField(template, "config")) && Object.hasOwn(template, data) ? { [data]: config } : {})
  }
}

const bodyNames: ReadonlySet<string> = new Set(["config", "data", "Config", "Data"])

/** Whether it has a body that is not JSON: what is secret in it cannot be told, so that only who edits it sees it. */
export const isBodyUnmaskable = (template: TemplateObject): boolean => {
  const body = templateBodyOf(template)
  return !isBlank(body) && Result.isFailure(parseConfig(body))
}

/** The object with its body as JSON instead of text, so that what is secret in it can be masked. */
export const parsedTemplate = (template: TemplateObject): TemplateObject =>
  Object.fromEntries(
    Object.entries(template).map(([name, value]) => [
      name,
      bodyNames.has(name) ? Result.getOrElse(parseConfig(value), () => null) : value
    ])
  )
