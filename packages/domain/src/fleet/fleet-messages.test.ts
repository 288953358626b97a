import { Result } from "effect"
import { expect, it } from "vitest"
import { passedLimits, readLimits } from "./fleet-limits.ts"
import { fleetMessages } from "./fleet-messages.ts"
import { utgNumbers } from "./fleet-numbers.ts"
import { utgFleet } from "./utg-fleet.ts"
import { tallyUtgs } from "./utg-tally.ts"

it("says large numbers and shares as people read them", () => {
  const numbers = utgNumbers(utgFleet(tallyUtgs([], "2026-11-20T15:15:00.000Z"))).map((each) =>
    each.figure === null
      ? each
      : { ...each, figure: { ...each.figure, count: 12_345 }, of: { ...each.of, count: 24_690 } }
  )
  expect(passedLimits(Result.getOrThrow(readLimits("offline > 9999")), numbers)).toEqual([
    "The limit offline > 9999 is passed: 12,345 of 24,690 (50%)."
  ])
  expect(fleetMessages.more(1234)).toBe("1,234 more")
  expect(fleetMessages.behind(1234)).toBe("1,234 releases behind")
  expect(fleetMessages.unreadable(1234, ["id"])).toBe("1,234 rows could not be read and are not counted: id")
})
