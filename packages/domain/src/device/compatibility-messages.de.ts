import type { Translation } from "../language/translation.ts"
import { type Incompatibility, minimumUtgVersion } from "./compatibility.ts"
import type { compatibilityMessages } from "./compatibility-messages.ts"
import type { DeviceBatch } from "./compatible-batches.ts"

const difference = (reason: Incompatibility): ReadonlyArray<string> => {
  switch (reason._tag) {
    case "DeviceTypesDiffer":
      return [`im Gerätetyp (${reason.types.map(({ value }) => value ?? "keiner gemeldet").join(", ")})`]
    case "PciVersionsDiffer":
      return [`in der PCI-Version (${reason.versions.map(({ value }) => value).join(", ")})`]
    case "UtgVersionTooLow":
      return []
  }
}

const utgSentence = (reason: Incompatibility): ReadonlyArray<string> => {
  if (reason._tag !== "UtgVersionTooLow") return []
  const count = reason.versions.reduce((sum, { devices }) => sum + devices.length, 0)
  const orUnknown = reason.versions.some(({ value }) => value === null) ? ", oder sie ist nicht bekannt" : ""
  return [`Bei ${count} der ausgewählten Geräte liegt die UTG-Version unter ${minimumUtgVersion}${orUnknown}.`]
}

const devices = (count: number): string => (count === 1 ? "1 Gerät" : `${count} Geräte`)

const batchText = ({ devices: { length }, deviceType, pciVersion }: DeviceBatch<unknown>): string =>
  `${devices(length)} vom Typ ${deviceType} mit PCI-Version ${pciVersion}`

export const compatibilityMessagesInGerman = {
  title: "Unverträgliche Geräte",
  text: (reasons) => {
    const differences = reasons.flatMap(difference)
    const differ =
      differences.length === 0 ? [] : [`Die ausgewählten Geräte unterscheiden sich ${differences.join(" und ")}.`]
    return [...differ, ...reasons.flatMap(utgSentence)].join(" ")
  },
  waiting: ({ utgTooLow, withoutType }) =>
    [
      ...(utgTooLow.length === 0
        ? []
        : [`Zuerst UTG-Version ${minimumUtgVersion} oder neuer nötig: ${devices(utgTooLow.length)}.`]),
      ...(withoutType.length === 0 ? [] : [`Ohne gemeldeten Gerätetyp: ${devices(withoutType.length)}.`])
    ].join(" "),
  columns: { deviceType: "Gerätetyp", pciVersion: "PCI-Version", devices: "Geräte" },
  notReported: "nicht gemeldet",
  next: "Weiter",
  goOn: (batch) => `Weiter mit ${batchText(batch)}`
} as const satisfies Translation<typeof compatibilityMessages>
