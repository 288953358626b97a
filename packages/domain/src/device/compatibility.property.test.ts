import fc from "fast-check"
import { expect, it } from "vitest"
import { incompatibilitiesOf } from "./compatibility.ts"
import { compatibleBatches } from "./compatible-batches.ts"
import { sampleDevice } from "./sample-device.ts"

const rows = fc
  .array(
    fc.record({
      deviceStatusDeviceType: fc.constantFrom("ipp320", "isc250", "iwl220", "ict220", "6", "desk1", null, ""),
      deviceStatusDevicePciVersion: fc.constantFrom("0", "3", "4", "5", null),
      utgVersion: fc.oneof(
        fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.integer({ min: 3016, max: 3020 })).map((parts) => parts.join(".")),
        fc.constantFrom("5.0.0.3018", null)
      )
    }),
    { maxLength: 12 }
  )
  .map((all) => all.map((changes, at) => sampleDevice({ deviceConfigId: at, ...changes })))

type Row = ReturnType<typeof sampleDevice>

/** As the document says it, pair by pair. */
const typeOf = ({ deviceStatusDeviceType: type }: Row) => (type === "ict220" ? "iwl220" : type || "")
const pciOf = ({ deviceStatusDevicePciVersion: pci }: Row) => (pci === null ? "0" : pci)
const isOld = ({ utgVersion }: Row) => utgVersion === null || Number(utgVersion.split(".").at(3)) < 3018
const anyPair = (devices: ReadonlyArray<Row>, differ: (one: Row, other: Row) => boolean) =>
  devices.some((one) => devices.some((other) => differ(one, other)))

it("reasons are those of a naive reading of the document, with the rows concerned", () => {
  fc.assert(
    fc.property(rows, (devices) => {
      const reasons = incompatibilitiesOf(devices, [])
      expect(reasons.map(({ _tag }) => _tag)).toEqual([
        ...(anyPair(devices, (one, other) => typeOf(one) !== typeOf(other)) ? ["DeviceTypesDiffer"] : []),
        ...(anyPair(devices, (one, other) => pciOf(one) !== pciOf(other)) ? ["PciVersionsDiffer"] : []),
        ...(devices.some(isOld) ? ["UtgVersionTooLow"] : [])
      ])
      for (const reason of reasons) {
        const concerned = (reason._tag === "DeviceTypesDiffer" ? reason.types : reason.versions).flatMap(
          (holders) => holders.devices
        )
        const expected = reason._tag === "UtgVersionTooLow" ? devices.filter(isOld) : devices
        expect(concerned.toSorted((a, b) => a - b)).toEqual(expected.map(({ deviceConfigId }) => deviceConfigId))
      }
    }),
    { numRuns: 1000 }
  )
})

it("batches and the rest part the selection, each batch can be updated together, and no two could be one", () => {
  fc.assert(
    fc.property(rows, (devices) => {
      const { batches, utgTooLow, withoutType } = compatibleBatches(devices, [])
      const all = [...batches.flatMap((batch) => batch.devices), ...utgTooLow, ...withoutType]
      expect(all.toSorted((a, b) => a.deviceConfigId - b.deviceConfigId)).toEqual(devices)
      for (const batch of batches)
        expect([batch.devices.length > 0, incompatibilitiesOf(batch.devices, [])]).toEqual([true, []])
      const firsts = batches.flatMap((batch) => batch.devices.slice(0, 1))
      const alike = firsts.filter((one) =>
        firsts.some((other) => one !== other && incompatibilitiesOf([one, other], []).length === 0)
      )
      expect(alike).toEqual([])
      expect(withoutType.every((row) => typeOf(row) === "") && utgTooLow.every(isOld)).toBe(true)
    }),
    { numRuns: 1000 }
  )
})
