import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { sampleDevice } from "../device/sample-device.ts"
import { pushWarnings } from "./push-issues.ts"
import { pushTargets } from "./push-targets.ts"
import { samplePush, sampleTargets } from "./sample-push.ts"

const ipp320 = sampleTargets("ipp320", "4")
const unknownPci = sampleTargets("ipp320", "0")

describe("the warning", () => {
  const wrongModel = "Choosing the wrong model can make the device inoperable."

  it.each([
    ["stands with firmware of PCI version 0", samplePush("firmware"), unknownPci, [wrongModel]],
    ["stays when the device is chosen", samplePush("firmware", { deviceChoice: "ipp320" }), unknownPci, [wrongModel]],
    [
      "tells when another is chosen than is reported",
      samplePush("firmware", { deviceChoice: "isc250" }),
      unknownPci,
      [wrongModel, "The device reports the type ipp320, not isc250."]
    ],
    [
      "tells it once, however many devices there are",
      samplePush("firmware", { deviceChoice: "isc250" }),
      [...unknownPci, ...unknownPci],
      [wrongModel, "The device reports the type ipp320, not isc250."]
    ],
    [
      "tells when all devices of the reported type have another PCI version",
      samplePush("firmware", { deviceChoice: "ipp320", modelPattern: "31T" }),
      sampleTargets("iwl220", "0"),
      [
        wrongModel,
        "The device reports the type iwl220, not ipp320.",
        "Devices of type iwl220 have PCI version 3, which is not that of this model number pattern."
      ]
    ],
    [
      "does not tell of a version that is the reported type's",
      samplePush("firmware", { deviceChoice: "ipp320", modelPattern: "11T" }),
      sampleTargets("iwl220", "0"),
      [wrongModel, "The device reports the type iwl220, not ipp320."]
    ],
    ["is not there for forms", samplePush("forms"), unknownPci, []],
    ["is not there for a known PCI version", samplePush("firmware", { deviceChoice: "isc250" }), ipp320, []],
    ["is not there without devices", samplePush("firmware"), [], []]
  ] as const)("%s [B5-45]", (_, draft, targets, warnings) => {
    expect(pushWarnings(draft, targets, [])).toEqual(warnings)
  })
})

describe("the warning by the service's list of types", () => {
  const schemas = [
    { key: "41", name: "ipp320" },
    { key: "2", name: "isc250" }
  ]
  const pci0 = sampleDevice({ deviceStatusDevicePciVersion: "0" })
  const targets = Result.getOrThrow(pushTargets([pci0], schemas))
  const others = (deviceChoice: string) =>
    pushWarnings(samplePush("firmware", { deviceChoice }), targets, schemas).slice(1)

  it("does not tell a device from itself, and tells it from another [B5-45 B9-36]", () => {
    expect([others("ipp320"), others("isc250")]).toEqual([[], ["The device reports the type ipp320, not isc250."]])
  })
})
