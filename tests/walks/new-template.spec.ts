import { templateMessages } from "@command-center/domain/template/template-messages"
import { walks } from "../model/specs/new-template.ts"
import { expect } from "../support/browser.ts"
import { button } from "../support/list-page.ts"
import { creationPage, person } from "./support/creation-page.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "new-template",

  person,
  walk: walks.all,
  isReopened: true,
  page: (world) =>
    creationPage(world, {
      title: "New Config Template",
      submit: "Add New",
      list: "/be/12/templates",
      call: { path: "/configtemplates", method: "POST" },
      open: () => button(world.page, "New").click(),
      failed: templateMessages.createFailed("Fault 500"),
      unsaved: templateMessages.createUnsaved,
      notUnique: templateMessages.nameNotUnique,
      created: () => expect(world.page).toHaveURL(/\/be\/12\/templates\/\d+$/u)
    })
})
