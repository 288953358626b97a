import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { walks } from "../model/specs/new-profile.ts"
import { expect } from "../support/browser.ts"
import { button } from "../support/list-page.ts"
import { creationPage, person } from "./support/creation-page.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "new-profile",

  person,
  walk: walks.all,
  isReopened: true,
  page: (world) =>
    creationPage(world, {
      title: profileMessages.newDialog.title,
      submit: "Add",
      list: "/be/12/profiles",
      call: { path: "/componentProfiles", method: "POST" },
      open: () => button(world.page, "New").click(),
      failed: profileMessages.createFailed,
      unsaved: profileMessages.createUnsaved,
      notUnique: profileMessages.nameNotUnique,
      created: () => expect(world.page).toHaveURL(/\/be\/12\/profiles\/\d+$/u),
      choose: async (open, version) => {
        await open.getByLabel("UTG Version").selectOption(version)
      }
    })
})
