import { firmwareParts, orderOfFirmware } from "@command-center/domain/drift/firmware-drift"
import { expect, it } from "vitest"
import { seedDevice } from "./devices.ts"
import { makeRandom } from "./random.ts"

it("the devices of one type report few firmware versions, most of them the newest", () => {
  const random = makeRandom(7)
  const counts = new Map<string, Map<string, number>>()
  for (let id = 1; id <= 5000; id += 1) {
    const { reportedType, firmwareVersion } = seedDevice(random, id, id, "Till")
    if (!reportedType || !firmwareVersion) continue
    const ofType = counts.get(reportedType) ?? new Map<string, number>()
    counts.set(reportedType, ofType.set(firmwareVersion, (ofType.get(firmwareVersion) ?? 0) + 1))
  }
  expect(counts.size).toBeGreaterThan(20)
  const lane = [...(counts.get("lane3000") ?? [])].toSorted(([left], [right]) =>
    orderOfFirmware(firmwareParts(left), firmwareParts(right))
  )
  expect(lane.length).toBeGreaterThanOrEqual(5)
  expect(Math.max(...lane.map(([, count]) => count))).toBe(lane.at(-1)?.[1])
  for (const versions of counts.values()) expect(versions.size).toBeLessThanOrEqual(8)
})
