import { formMessages } from "@command-center/domain/form/form-messages"
import { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import { deleteForm } from "./specs/delete-record.ts"
import { deletionPage, person } from "./support/deletion-page.ts"
import { chooseForFirstRow, firstName } from "./support/first-row.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "delete-form",
  machine: deleteFormMachine,
  person,
  spec: deleteForm,
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
