import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { cloneProfileMachine } from "@command-center/machines/clone-profile/clone-profile.machine"
import { expect } from "../support/browser.ts"
import { dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { cloneProfile } from "./specs/create-record.ts"
import { creationPage, person } from "./support/creation-page.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { describeWalks } from "./support/walk.ts"

const title = "Clone Profile"

describeWalks({
  name: "clone-profile",
  machine: cloneProfileMachine,
  person,
  spec: cloneProfile,
  isReopened: true,
  page: (world) =>
    creationPage(world, {
      title,
      submit: "Clone",
      list: "/be/12/profiles",
      call: { path: "/componentProfiles", method: "POST" },
      open: () => chooseForFirstRow(world.page, "Clone profile"),
      refused: `${profileMessages.cloneFailed}. Fault 500`,
      unsaved: profileMessages.createUnsaved,
      notUnique: profileMessages.nameNotUnique,
      created: async () => {
        await expect(dialog(world.page, title)).toBeHidden()
        await expect(toasts(world.page).last()).toContainText(profileMessages.cloned)
      }
    })
})
