import { formMessages } from "@command-center/domain/form/form-messages"
import { walks } from "../model/specs/delete-form.ts"
import { deletionPage, person } from "./support/deletion-page.ts"
import { chooseForFirstRow, firstName } from "./support/first-row.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "delete-form",

  person,
  walk: walks.all,
  isReopened: true,
  page: (world) =>
    deletionPage(world, {
      title: formMessages.deleteDialog.title,
      confirm: "Delete",
      list: "/be/12/forms",
      path: "/componentDeviceForms/",
      listPath: "/componentDeviceForms",
      open: async () => {
        const name = await firstName(world.page)
        await chooseForFirstRow(world.page, "Delete form")
        return name
      },
      question: formMessages.deleteDialog.question,
      deleted: (name) => formMessages.deleted(name).text,
      failed: (name, reason) => formMessages.deleteFailed(name, reason).text
    })
})
