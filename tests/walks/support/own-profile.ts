import { profileType } from "@command-center/domain/profile/new-profile"
import { askService, objectIn } from "../../support/record-page.ts"
import type { World } from "./walk.ts"

export interface OwnProfile {
  readonly id: number
  /** Where its interfaces are listed. */
  readonly path: string
  /** Changes a field of its configuration behind the page's back. */
  readonly change: () => Promise<void>
}

/** A profile of the walk's own, like one of the estate, to be taken apart. */
export const ownProfile = async ({ origin, token }: Pick<World, "origin" | "token">): Promise<OwnProfile> => {
  const at = "businessentities/12/componentProfiles"
  const like = objectIn(await askService({ origin, token }, "GET", `${at}/403`), "componentProfile")
  const name = `Walked ${Date.now()}`
  const held = objectIn({ held: JSON.parse(String(like["config"])) }, "held")
  const apiInterface = [1, 2, 3].map((number) => ({
    cdType: "145",
    taskDesc: `Till ${number}`,
    listenPort: 31_000 + number
  }))
  const config = JSON.stringify({ ...held, apiInterfaceConfig: { apiInterface } })
  const body = { name, businessEntityId: 12, type: profileType, config }
  const id = Number(objectIn(await askService({ origin, token }, "POST", at, body), "componentProfile")["id"])
  let changes = 0
  return {
    id,
    path: `/be/12/profiles/${id}/apiinterfaces`,
    change: async () => {
      changes += 1
      const now = objectIn(await askService({ origin, token }, "GET", `${at}/${id}`), "componentProfile")
      const held = objectIn({ held: JSON.parse(String(now["config"])) }, "held")
      const utgGlobal = { ...objectIn(held, "utgGlobal"), siteName: `Pier ${changes}` }
      const changed = { id, name, businessEntityId: 12, config: JSON.stringify({ ...held, utgGlobal }) }
      await askService({ origin, token }, "PUT", `${at}/${id}`, changed)
    }
  }
}
