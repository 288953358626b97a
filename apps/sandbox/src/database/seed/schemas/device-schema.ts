import { deviceTypeId } from "@command-center/domain/device/device-type"
import { connectionConditions, type DeviceFamily, deviceFamilies } from "./device-families.ts"
import { editions } from "./edition.ts"
import { section } from "./section.ts"
import { flag, type JsonSchema, type Settings, text, whole, word } from "./setting.ts"
import { threadTypes } from "./thread-types.ts"

/** The version of the device schemas that profiles and UTGs use (document 2 §9). */
export const deviceSchemaVersion = "2"

const [, , newest] = editions

/** What only one terminal can have, and a profile for many cannot. */
const ofOneTerminal: Settings = {
  apiTerminalId: text("Terminal ID", { maxLength: 32 }),
  serialNumber: text("Serial number", { pattern: "^[0-9A-Za-z-]{0,24}$" })
}

const forAnyTerminal = ({ connections, settings }: DeviceFamily): Settings => ({
  threadType: word("Thread type", threadTypes),
  enabled: flag("Enabled", true),
  connection: word("Connection", connections),
  idleText: text("Text while idle", { maxLength: 32, default: "Welcome" }),
  cardTimeoutSeconds: whole("Time to present a card (seconds)", { minimum: 10, maximum: 300, default: 90 }),
  contactless: flag("Contactless", true),
  askForPin: word("Ask for a PIN", ["As the card says", "Always", "Never"]),
  ...settings
})

export interface DeviceSchema {
  /** The model's name, as a configuration has it in `deviceType` */
  readonly name: string
  /** The model's id, 0 to 29 */
  readonly code: number
  readonly forUtg: JsonSchema
  readonly forProfile: JsonSchema
}

const schemaOf = (family: DeviceFamily, [key, name]: DeviceFamily["models"][number], own: Settings): JsonSchema => {
  const usable = connectionConditions.filter(({ value }) => family.connections.some((one) => one === value))
  const device = section(
    `${family.maker} ${name}`,
    {
      deviceType: () => ({ title: "Device type", type: "string", const: key, default: key }),
      taskDesc: text("Device name", { minLength: 1, maxLength: 80 }),
      ...own,
      ...forAnyTerminal(family)
    },
    { required: ["deviceType", "taskDesc"], conditions: usable }
  )
  return { $schema: "http://json-schema.org/draft-07/schema#", ...device(newest.number) }
}

/** The schema of each terminal type, for a UTG and for a profile, in the order of their ids. */
export const deviceSchemas: ReadonlyArray<DeviceSchema> = deviceFamilies
  .flatMap((family) =>
    family.models.map((model) => ({
      name: model[0],
      code: deviceTypeId(model[0], []) ?? 0,
      forUtg: schemaOf(family, model, ofOneTerminal),
      forProfile: schemaOf(family, model, {})
    }))
  )
  .toSorted((one, other) => one.code - other.code)
