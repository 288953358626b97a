import { expect, it } from "vitest"
import { windowsZones } from "./windows-zones.ts"

const isKnownHere = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format(0) !== ""
  } catch {
    return false
  }
}

const windowsName = /^UTC(?:[+-]\d\d)?$|^Russia Time Zone \d+$|^[A-Z].* Standard Time(?: \(Mexico\))?$/u

it("has each of the 139 zones that Windows names, with a zone whose clocks are known", () => {
  expect(windowsZones.size).toBe(139)
  const wrong = [...windowsZones].filter(
    ([name, zone]) => !(windowsName.test(name) && /^[A-Z]/u.test(zone) && isKnownHere(zone))
  )
  expect(wrong).toEqual([])
})
