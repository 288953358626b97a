import { translatable } from "../language/translatable.ts"
import { type Incompatibility, minimumUtgVersion } from "./compatibility.ts"
import type { DeviceBatch, SelectionSplit } from "./compatible-batches.ts"

const difference = (reason: Incompatibility): ReadonlyArray<string> => {
  switch (reason._tag) {
    case "DeviceTypesDiffer":
      return [`device type (${reason.types.map(({ value }) => value ?? "none reported").join(", ")})`]
    case "PciVersionsDiffer":
      return [`PCI version (${reason.versions.map(({ value }) => value).join(", ")})`]
    case "UtgVersionTooLow":
      return []
  }
}

const utgSentence = (reason: Incompatibility): ReadonlyArray<string> => {
  if (reason._tag !== "UtgVersionTooLow") return []
  const count = reason.versions.reduce((sum, { devices }) => sum + devices.length, 0)
  const orUnknown = reason.versions.some(({ value }) => value === null) ? " or not known" : ""
  return [
    `${count} of the selected devices ${count === 1 ? "has" : "have"} a UTG version below ${minimumUtgVersion}${orUnknown}.`
  ]
}

const text = (reasons: ReadonlyArray<Incompatibility>): string => {
  const differences = reasons.flatMap(difference)
  const differ = differences.length === 0 ? [] : [`The selected devices differ in ${differences.join(" and ")}.`]
  return [...differ, ...reasons.flatMap(utgSentence)].join(" ")
}

const devices = (count: number): string => (count === 1 ? "1 device" : `${count} devices`)

/** A batch to go on with, e.g. "2 devices of type ipp320 with PCI version 3". */
const batchText = ({ devices: { length }, deviceType, pciVersion }: DeviceBatch<unknown>): string =>
  `${devices(length)} of type ${deviceType} with PCI version ${pciVersion}`

type Waiting = Pick<SelectionSplit<unknown>, "utgTooLow" | "withoutType">

const waiting = ({ utgTooLow, withoutType }: Waiting): string =>
  [
    ...(utgTooLow.length === 0
      ? []
      : [`Needs UTG version ${minimumUtgVersion} or later first: ${devices(utgTooLow.length)}.`]),
    ...(withoutType.length === 0 ? [] : [`Reports no device type: ${devices(withoutType.length)}.`])
  ].join(" ")

/** The Incompatible Devices dialog (documents 1 §2.9 and 2 §4). */
export const compatibilityMessages = {
  title: "Incompatible Devices",
  /** By the combination of reasons (document 1 §8); empty when there is none. */
  text,
  /** What has to happen first to those that no batch has. */
  waiting,
  columns: { deviceType: "Device Type", pciVersion: "PCI Version", devices: "Devices" },
  notReported: "not reported",
  next: "Continue",
  /** The same for assistive technology, which hears of no table's row. */
  goOn: (batch: DeviceBatch<unknown>): string => `Continue with ${batchText(batch)}`
} as const

translatable({ compatibilityMessages })
