import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { walks } from "../model/specs/clone-profile.ts"
import { expect } from "../support/browser.ts"
import { dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { creationPage, person } from "./support/creation-page.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { describeWalks } from "./support/walk.ts"

const title = "Clone Profile"

describeWalks({
  name: "clone-profile",

  person,
  walk: walks.all,
  isReopened: true,
  page: (world) =>
    creationPage(world, {
      title,
      submit: "Clone",
      list: "/be/12/profiles",
      call: { path: "/componentProfiles", method: "POST" },
      open: () => chooseForFirstRow(world.page, "Clone profile"),
      failed: profileMessages.cloneFailed,
      unsaved: profileMessages.createUnsaved,
      notUnique: profileMessages.nameNotUnique,
      created: async () => {
        await expect(dialog(world.page, title)).toBeHidden()
        // What is said besides, where it was looked up, comes after it.
        await expect(toasts(world.page).filter({ hasText: profileMessages.cloned })).not.toHaveCount(0)
      }
    })
})
