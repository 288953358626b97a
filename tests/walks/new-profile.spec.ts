import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { newProfileMachine } from "@command-center/machines/new-profile/new-profile.machine"
import { expect } from "../support/browser.ts"
import { button } from "../support/list-page.ts"
import { newProfile } from "./specs/create-record.ts"
import { creationPage, person } from "./support/creation-page.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "new-profile",
  machine: newProfileMachine,
  person,
  spec: newProfile,
  isReopened: true,
  page: (world) =>
    creationPage(world, {
      title: profileMessages.newDialog.title,
      submit: "Add",
      list: "/be/12/profiles",
      call: { path: "/componentProfiles", method: "POST" },
      open: () => button(world.page, "New").click(),
      refused: `${profileMessages.createFailed}. Fault 500`,
      unsaved: profileMessages.createUnsaved,
      notUnique: profileMessages.nameNotUnique,
      created: () => expect(world.page).toHaveURL(/\/be\/12\/profiles\/\d+$/u),
      choose: async (open, version) => {
        await open.getByLabel("UTG Version").selectOption(version)
      }
    })
})
