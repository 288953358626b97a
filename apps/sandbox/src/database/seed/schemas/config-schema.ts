import { deviceAliases, deviceModels } from "@command-center/domain/device/device-type"
import type { SchemaEdition } from "./edition.ts"
import { utgGlobal } from "./global-section.ts"
import { apiInterfaceConfig } from "./interfaces-section.ts"
import { logging } from "./logging-section.ts"
import { network } from "./network-section.ts"
import { cardVault, processing } from "./processing-section.ts"
import { offline, receipts } from "./receipts-section.ts"
import { section } from "./section.ts"
import { security } from "./security-section.ts"
import { type JsonSchema, list, type Settings, since, text, word } from "./setting.ts"
import { threadTypes } from "./thread-types.ts"
import { monitoring, peripherals, updates } from "./upkeep-sections.ts"

const deviceNames: ReadonlyArray<string> = [...deviceModels.slice(1), ...Object.keys(deviceAliases)]

const device = section(
  "Device",
  {
    deviceType: word("Device type", ["lane3000", ...deviceNames.filter((name) => name !== "lane3000")]),
    taskDesc: text("Device name", { minLength: 1, maxLength: 80 }),
    threadType: word("Thread type", threadTypes),
    apiTerminalId: text("Terminal ID", { maxLength: 32 })
  },
  { required: ["deviceType", "taskDesc"], description: "Each type has further settings; see the device schemas." }
)

/** The sections of a configuration, in the order in which a gateway writes them. */
const sections: Settings = {
  utgGlobal,
  logging,
  network,
  security,
  processing,
  cardVault,
  receipts,
  offline,
  updates,
  monitoring,
  peripherals: since(2, peripherals),
  apiInterfaceConfig,
  deviceConfig: section("Devices", { device: list("Devices", device, { maxItems: 64, default: [] }) })
}

const definitions: JsonSchema = {
  timeWindow: {
    type: "object",
    properties: {
      from: { title: "From", type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "01:00" },
      until: { title: "Until", type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "05:00" }
    },
    required: ["from", "until"]
  }
}

/** The JSON schema (draft 7) of the configuration of a UTG, or of a profile, of an edition. */
export const configSchema = ({ number, version }: SchemaEdition, purpose: "UTG" | "Profile"): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  ...section(`${purpose} configuration ${version}`, sections, { required: ["utgGlobal"] })(number),
  ...(number < 3 ? {} : { definitions })
})
