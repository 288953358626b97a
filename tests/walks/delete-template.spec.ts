import { templateMessages } from "@command-center/domain/template/template-messages"
import { walks } from "../model/specs/delete-template.ts"
import { deletionPage, person } from "./support/deletion-page.ts"
import { chooseForFirstRow, firstName } from "./support/first-row.ts"
import { describeWalks } from "./support/walk.ts"

describeWalks({
  name: "delete-template",

  person,
  walk: walks.all,
  isReopened: true,
  page: (world) =>
    deletionPage(world, {
      title: "Delete Config Template",
      confirm: "Delete",
      list: "/be/12/templates",
      path: "/configtemplates/",
      listPath: "/configtemplates",
      open: async () => {
        const name = await firstName(world.page)
        await chooseForFirstRow(world.page, "Delete config template")
        return name
      },
      question: templateMessages.confirmDelete,
      deleted: () => templateMessages.deleted,
      failed: (_, reason) => templateMessages.deleteFailed(reason)
    })
})
