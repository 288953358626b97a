import { templateMessages } from "@command-center/domain/template/template-messages"
import { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import { expect } from "../support/browser.ts"
import { button } from "../support/list-page.ts"
import { newTemplate } from "./specs/create-record.ts"
import { creationPage, person } from "./support/creation-page.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "new-template",
  machine: newTemplateMachine,
  person,
  spec: newTemplate,
  isReopened: true,
  page: (world) =>
    creationPage(world, {
      title: "New Config Template",
      submit: "Add New",
      list: "/be/12/templates",
      call: { path: "/configtemplates", method: "POST" },
      open: () => button(world.page, "New").click(),
      refused: templateMessages.createFailed("Fault 500"),
      unsaved: templateMessages.createUnsaved,
      notUnique: templateMessages.nameNotUnique,
      created: () => expect(world.page).toHaveURL(/\/be\/12\/templates\/\d+$/u)
    })
})
