import type { ProfileTab, RecordTab } from "./page.ts"
import { detailPath } from "./routes.ts"
import { type PlaceId, segmentOf } from "./segments.ts"

const withQuery = (path: string, name: "port" | "desc", value: string | null): string =>
  value === null ? path : `${path}?${name}=${encodeURIComponent(value)}`

const tabPath = (at: ProfileTab): string => {
  switch (at.tab) {
    case "general":
      return ""
    case "apiinterface":
      return withQuery(`/apiinterfaces/${segmentOf(at.cdType)}`, "port", at.port)
    case "device":
      return withQuery(`/devices/${segmentOf(at.deviceType)}`, "desc", at.taskDesc)
    case "apiinterfaces":
    case "devices":
    case "config":
    case "edit":
      return `/${at.tab}`
  }
}

/** A page of a UTG. Throws a RangeError where an id, an interface type or a device type cannot be part of an address. */
export const utgPath = (businessEntityId: number, componentId: PlaceId, at: RecordTab): string =>
  `${detailPath(businessEntityId, "utgs", componentId)}${tabPath(at)}`

/** A page of a profile. Throws a RangeError where an id, an interface type or a device type cannot be part of an address. */
export const profilePath = (businessEntityId: number, profileId: PlaceId, at: ProfileTab): string =>
  `${detailPath(businessEntityId, "profiles", profileId)}${tabPath(at)}`
