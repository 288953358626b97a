import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { test } from "../support/browser.ts"
import { listMachine, spec } from "./specs/list-screen.ts"
import { listPage } from "./support/list-screen-page.ts"
import { describeWalks } from "./support/walk.ts"

test.use({ kept: { pagesize: "10" } })
describeWalks({
  name: "list-screen",
  machine: listMachine,
  person: "dana.whitlock",
  spec,
  page: (world) => listPage(world, utgMessages.loadFailed(""))
})
