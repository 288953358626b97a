import { deviceAliases, deviceModels, uploadableDeviceTypes } from "@command-center/domain/device/device-type"
import { taskStatusNames } from "@command-center/domain/task/task-status"
import { taskTypes } from "@command-center/domain/task/task-type"
import type { InferInsertModel } from "drizzle-orm"
import type { componentProfile, configTemplate, deviceForm, deviceType, versionProduct } from "../schema-catalogue.ts"
import type { SeedAccount } from "./accounts.ts"
import { profileConfigText } from "./config-text.ts"
import { knownAccounts } from "./known.ts"
import type { Random } from "./random.ts"
import { agentProducts, downloadLocation, trackGa, utgProducts } from "./versions.ts"

const hour = 60 * 60_000

export const seedTaskTypes = taskTypes.map(({ code, names }) => ({ id: code, name: names[0] ?? "" }))
export const seedTaskStatuses = taskStatusNames.map(([id, name]) => ({ id, name }))

export const seedDeviceTypes: ReadonlyArray<InferInsertModel<typeof deviceType>> = [
  ...deviceModels.map((key, id) => ({ key, id, name: key })),
  ...Object.entries(deviceAliases).map(([key, id]) => ({ key, id, name: key }))
]

/** Both version manifests: "track ga" follows the generally available version. */
export const seedProducts = (): ReadonlyArray<InferInsertModel<typeof versionProduct>> =>
  (
    [
      ["agent", agentProducts],
      ["utg", utgProducts]
    ] as const
  )
    .flatMap(([kind, products]) =>
      [
        ...products.map(({ version, generalAvailability }) => ({
          version,
          generalAvailability: generalAvailability === true
        })),
        { version: trackGa, generalAvailability: false }
      ].map((product) => ({ kind, ...product, downloadLocation: downloadLocation(kind, product.version) }))
    )
    .map((product, position) => ({ id: position + 1, ...product }))

const owners = (random: Random, accounts: ReadonlyArray<SeedAccount>, count: number): ReadonlyArray<number> => {
  const organizations = accounts.filter((account) => account.typeId === 2)
  const { root, reseller, subReseller, chain, region, merchant } = knownAccounts
  const first = [root, reseller, chain, chain, region, merchant, subReseller].map(({ id }) => id)
  return Array.from(
    { length: count },
    (_, position) => first[position] ?? organizations[random.int(0, organizations.length - 1)]?.id ?? root.id
  )
}

const profileNames = [
  "Standard counter",
  "Coffee bar: counter and drive-thru",
  "Saltmarsh default",
  "Saltmarsh roastery",
  "Hotel front desk",
  "Restaurant with table service",
  "Fuel and wash",
  "Unattended kiosk",
  "P2PE only",
  "Outdoor market, cellular back-up, long retention of traces for the audit of next spring",
  "Z"
]

export const seedProfiles = (
  random: Random,
  accounts: ReadonlyArray<SeedAccount>,
  now: Date
): ReadonlyArray<InferInsertModel<typeof componentProfile>> =>
  owners(random, accounts, 26).map((businessEntityId, position) => {
    const created = now.getTime() - random.int(40 * 24, 900 * 24) * hour
    const updated = created + random.int(0, 39 * 24) * hour
    const devices = Array.from({ length: random.int(0, 4) }, (_, place) => ({
      deviceType: random.pick(["lane3000", "isc250", "ipp350"]),
      taskDesc: `Device ${place + 1}`,
      threadType: "EMV"
    }))
    return {
      id: 400 + position,
      name: `${profileNames[position % profileNames.length] ?? "Profile"}${position < profileNames.length ? "" : ` ${position}`}`,
      businessEntityId,
      type: 1,
      version: random.int(1, 14),
      createdAt: new Date(created),
      lastUpdatedAt: new Date(updated),
      lastAppliedAt: random.chance(0.8) ? new Date(updated + random.int(1, 24) * hour) : null,
      config: profileConfigText(random.chance(0.85) ? random.pick(["5.0.0.3124", "5.0.0.3018"]) : null, position, {
        listenPort: 26_880,
        interfaces: [[148, "Main till"]],
        devices,
        apiKey: `profile-${400 + position}-7d20c5e1`
      })
    }
  })

const templates: ReadonlyArray<readonly [name: string, config: (days: number) => object]> = [
  ["Log level debug", () => ({ logging: { level: "Debug", trace: { enabled: true, includeDeviceTraffic: true } } })],
  ["Low disk threshold 500 MB", () => ({ utgGlobal: { lowDiskSpaceThresholdMB: 500 } })],
  ["Keep logs 90 days", (days) => ({ utgGlobal: { keepLogDays: days } })],
  [
    "Holiday traffic",
    () => ({ utgGlobal: { workerThreads: 16 }, network: { retries: 3, responseTimeoutSeconds: 60 } })
  ],
  ["Bakery pilot", () => ({ updates: { channel: "Pilot", pilotGroup: "A" } })],
  [
    "Second listener for table service",
    () => ({
      apiInterfaceConfig: {
        apiInterface: [
          { cdType: 148, taskDesc: "Main till", listenPort: 26_880 },
          { cdType: 151, taskDesc: "Table service", listenPort: 26_881, tables: 40 }
        ]
      }
    })
  ],
  ["Quiet hours", () => ({ updates: { days: ["Monday", "Tuesday"], downloadLimitKBps: 512 } })],
  [
    "Receipt footer for the loyalty programme, spring and summer, all regions but the islands",
    () => ({ receipts: { footer: ["Collect points with every cup", "See the app"] } })
  ]
]

export const seedTemplates = (
  random: Random,
  accounts: ReadonlyArray<SeedAccount>,
  now: Date
): ReadonlyArray<InferInsertModel<typeof configTemplate>> =>
  owners(random, accounts, 18).map((businessEntityId, position) => {
    const [name, config] = templates[position % templates.length] ?? ["Template", () => ({})]
    return {
      id: 600 + position,
      name: `${name}${position < templates.length ? "" : ` ${position}`}`,
      businessEntityId,
      config: JSON.stringify(config(random.int(7, 90))),
      lastUpdatedAt: new Date(now.getTime() - random.int(1, 200 * 24) * hour)
    }
  })

const formNames = [
  "Welcome screen",
  "Signature capture",
  "Donation prompt",
  "Tip menu 15-18-20",
  "Loyalty sign-up",
  "Seasonal"
]

export const seedForms = (
  random: Random,
  accounts: ReadonlyArray<SeedAccount>,
  now: Date
): ReadonlyArray<InferInsertModel<typeof deviceForm>> =>
  owners(random, accounts, 42).map((businessEntityId, position) => {
    const name = `${formNames[position % formNames.length] ?? "Form"} ${Math.floor(position / formNames.length) + 1}`
    return {
      id: 300 + position,
      name,
      description: name,
      deviceType: uploadableDeviceTypes[random.int(0, uploadableDeviceTypes.length - 1)]?.code ?? 1,
      businessEntityId,
      lastUpdatedAt: new Date(now.getTime() - random.int(1, 300 * 24) * hour),
      isUploaded: position !== 40
    }
  })
