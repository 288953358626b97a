/** A configuration of as many settings as are asked for, all of one kind of schema: texts, numbers, switches, choices. */
export interface LargeConfig {
  readonly schema: object
  readonly config: Readonly<Record<string, unknown>>
  /** The label of a text in the first section. */
  readonly firstText: string
}

const perSection = 25

const kinds = [
  (at: number) => ({ schema: { type: "string", maxLength: 80, default: "" }, value: `value ${at}` }),
  (at: number) => ({ schema: { type: "integer", minimum: 0, maximum: 100_000, default: at }, value: at }),
  () => ({ schema: { type: "boolean", default: false }, value: true }),
  () => ({ schema: { type: "string", enum: ["First", "Second", "Third"], default: "First" }, value: "Second" }),
  (at: number) => ({ schema: { type: "number", minimum: 0, maximum: 1, default: 0.5 }, value: (at % 10) / 10 })
] as const

const settingOf = (at: number) => {
  const { schema, value } = (kinds[at % kinds.length] ?? kinds[0])(at)
  return {
    name: `setting${at}`,
    schema: { title: `Setting ${at}`, description: `What the gateway does in case ${at}.`, ...schema },
    value
  }
}

export const largeConfig = (settings: number): LargeConfig => {
  const sections = Array.from({ length: Math.ceil(settings / perSection) }, (_none, section) => {
    const count = Math.min(perSection, settings - section * perSection)
    const own = Array.from({ length: count }, (_each, at) => settingOf(section * perSection + at))
    return {
      name: `section${section}`,
      schema: {
        title: `Section ${section}`,
        type: "object",
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema]))
      },
      value: Object.fromEntries(own.map(({ name, value }) => [name, value]))
    }
  })
  return {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      title: "Configuration",
      type: "object",
      properties: Object.fromEntries(sections.map(({ name, schema }) => [name, schema]))
    },
    config: Object.fromEntries(sections.map(({ name, value }) => [name, value])),
    firstText: "Setting 0"
  }
}
