import { randomUUID } from "node:crypto"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { walks } from "../model/specs/delete-profile.ts"
import { addProfile } from "../support/service-changes.ts"
import { deletionPage, person } from "./support/deletion-page.ts"
import { chooseForFirstRow, firstName } from "./support/first-row.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "delete-profile",

  person,
  walk: walks.all,
  isReopened: true,
  page: (world) =>
    deletionPage(world, {
      title: "Delete Profile",
      confirm: "Delete",
      list: "/be/12/profiles",
      path: "/componentprofiles/",
      listPath: "/componentProfiles",
      reason: "Failed to delete profile. Status: Internal Server Error",
      // One that something runs by stays; these come first in the list.
      prepare: async () => {
        for (let made = 0; made < 3; made += 1) await addProfile(world, 12, `0 Walked ${randomUUID()}`)
      },
      open: async () => {
        const name = await firstName(world.page)
        await chooseForFirstRow(world.page, "Delete profile")
        return name
      },
      question: profileMessages.confirmDelete,
      deleted: () => profileMessages.deleted,
      failed: () => profileMessages.deleteFailed,
      staysOpen: true
    })
})
