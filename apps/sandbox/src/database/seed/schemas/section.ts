import type { Edition } from "./edition.ts"
import type { JsonSchema, Setting, Settings } from "./setting.ts"

/** The settings that an edition has. */
const propertiesOf = (settings: Settings, edition: Edition): JsonSchema =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, setting]) => {
      const schema = setting(edition)
      return schema === null ? [] : [[name, schema] as const]
    })
  )

interface Cases {
  /** Settings that are there while the other one has the value. */
  readonly shows: Settings
  readonly required?: ReadonlyArray<string>
  /** Settings that are there while it has another. */
  readonly otherwise?: Settings
}

interface Condition extends Cases {
  readonly name: string
  readonly value: string | number | boolean
}

/** What a section has besides, depending on the value of one of its settings. */
export const when = (name: string, value: string | number | boolean, cases: Cases): Condition => ({
  name,
  value,
  ...cases
})

const branchOf = (settings: Settings, required: ReadonlyArray<string>, edition: Edition): JsonSchema => ({
  properties: propertiesOf(settings, edition),
  ...(required.length === 0 ? {} : { required })
})

const conditionOf = ({ name, value, shows, required = [], otherwise }: Condition, edition: Edition): JsonSchema =>
  Object.fromEntries<JsonSchema>([
    ["if", { properties: { [name]: { const: value } }, required: [name] }],
    ["then", branchOf(shows, required, edition)],
    ...(otherwise === undefined ? [] : [["else", branchOf(otherwise, [], edition)] as const])
  ])

interface SectionRules {
  readonly description?: string
  readonly required?: ReadonlyArray<string>
  readonly conditions?: ReadonlyArray<Condition>
  /** Settings that are there as soon as another one is. */
  readonly dependencies?: Readonly<Record<string, Settings>>
}

/** Settings under one heading, with what depends on their values. */
export const section =
  (title: string, settings: Settings, rules: SectionRules = {}): Setting =>
  (edition) => {
    const { description, required = [], conditions = [], dependencies = {} } = rules
    const properties = propertiesOf(settings, edition)
    const isKnown = (name: string): boolean => Object.hasOwn(properties, name)
    const needed = required.filter(isKnown)
    const allOf = conditions.filter(({ name }) => isKnown(name)).map((condition) => conditionOf(condition, edition))
    const dependent = Object.entries(dependencies).filter(([name]) => isKnown(name))
    return {
      title,
      type: "object",
      ...(description === undefined ? {} : { description }),
      properties,
      ...(needed.length === 0 ? {} : { required: needed }),
      ...(allOf.length === 0 ? {} : { allOf }),
      ...(dependent.length === 0
        ? {}
        : {
            dependencies: Object.fromEntries(
              dependent.map(([name, later]) => [name, { properties: propertiesOf(later, edition) }])
            )
          })
    }
  }
