import { isTimeZone } from "../time/zoned.ts"
import { windowsZones } from "./windows-zones.ts"

const known = new Map([...windowsZones].map(([name, zone]) => [name.toLowerCase(), zone]))

/**
 * The IANA zone of a site, by what its machine reports as its time zone: the name that Windows has for it, or an IANA
 * name. Null where it reports none, or one that is neither or whose clocks are not known here.
 */
export const siteZone = (reported: string | null): string | null => {
  const name = reported?.trim() ?? ""
  const zone = known.get(name.toLowerCase()) ?? (name.includes("/") ? name : null)
  return zone !== null && isTimeZone(zone) ? zone : null
}
