import { listWords } from "@command-center/domain/rows/list-label-messages"
import { walks } from "../model/specs/list-screen.ts"
import { expect, test } from "../support/browser.ts"
import { grid, rows, searchBox } from "../support/list-page.ts"
import { links } from "../support/parts.ts"
import { setMerchant } from "../support/service-changes.ts"
import { serviceRows } from "../support/service-rows.ts"
import { holdRows } from "./support/held-rows.ts"
import { type ListAt, listPage } from "./support/list-screen-page.ts"
import { describeWalks, type World } from "./support/walk.ts"

const person = "dana.whitlock"
const utgs = { path: "/be/1/utgs", query: "/components/query" }
const failed = listWords.utgs.loadFailed("")

/** An answer of the service, broken off after its first rows. */
const inParts =
  ({ origin, token }: World): NonNullable<ListAt["inParts"]> =>
  async () => {
    const all = JSON.stringify({ serviceView: await serviceRows("components", { origin, token, beId: 1 }) })
    // Bytes are counted: each character is one.
    const text = all.replace(/[^ -~]/gu, "?")
    const at = text.indexOf("},{", text.length / 2) + 2
    return [text.slice(0, at), text.slice(at)]
  }

/** Gives the first row in view another merchant. */
const changeFirstRow =
  ({ page, origin, token }: World): NonNullable<ListAt["meanwhile"]> =>
  async () => {
    const href = (await grid(page).getByRole("link").first().getAttribute("href")) ?? ""
    const id = Number(href.split("/").at(-1))
    const all = await serviceRows("components", { origin, token, beId: 1 })
    const utg = all.find(({ componentId }) => componentId === id)
    if (utg === undefined) throw new Error(`there is no UTG ${href}`)
    await setMerchant({ origin, token }, utg, `Walk ${Date.now()}`)
  }

/** Another place of the list is in the history. */
const withHistory = async (world: World) => {
  const { page } = world
  const walked = await listPage(world, failed, { ...utgs, path: "/be/1/utgs?search=e&size=10" })
  return {
    ...walked,
    arrive: async () => {
      await walked.arrive()
      await expect(searchBox(page)).toHaveValue("e")
      await links(page).filter({ hasText: "UTGs" }).click()
      await expect(searchBox(page)).toHaveValue("")
    }
  }
}

test.use({ kept: { pagesize: "10" } })
describeWalks({ person, name: "list-screen", walk: walks.all, page: (world) => listPage(world, failed) })
describeWalks({
  person,
  name: "list-screen refreshing",
  walk: walks.refreshing,
  page: (world) => listPage(world, failed)
})
describeWalks({ person, name: "list-screen at other places", walk: walks.places, page: withHistory })
describeWalks({
  person,
  name: "list-screen at other places, unfiltered",
  walk: walks.unfiltered,
  page: withHistory
})
describeWalks({
  person,
  name: "list-screen with rows on their way",
  walk: walks.arriving,
  page: (world) => listPage(world, failed, { ...utgs, inParts: inParts(world) })
})
describeWalks({
  person,
  name: "list-screen with rows that change",
  walk: walks.changing,
  page: (world) => listPage(world, failed, { ...utgs, meanwhile: changeFirstRow(world) })
})
describeWalks({
  person,
  name: "list-screen of tasks",
  walk: walks.matchingRows,
  page: (world) =>
    listPage(world, listWords.tasks.loadFailed(""), {
      path: "/be/12/tasks?search=Scheduled&size=10",
      query: "/tasks/query"
    })
})
describeWalks({
  person,
  name: "list-screen narrowed by values",
  walk: walks.narrowed,
  page: (world) => listPage(world, failed)
})
test.describe(() => {
  test.use({ kept: {} })
  describeWalks({
    person,
    name: "list-screen of many rows",
    walk: walks.manyRows,
    page: async (world) => {
      const held = await holdRows(world.page, "view", false)
      const page = await listPage(world, failed, { path: "/be/1/devices", query: "/devices/query" })
      const areThere = () => expect(rows(world.page).first()).toBeVisible()
      return {
        ...page,
        perform: {
          ...page.perform,
          "xstate.done.actor.viewRows": async () => {
            await held.isAsked()
            await held.ask()
          }
        },
        shows: {
          ...page.shows,
          "ready.view.viewing": () => expect(grid(world.page)).toBeVisible(),
          "ready.view.filling": areThere,
          "ready.view.selectingPage": areThere,
          "ready.freshness.still": () => expect(grid(world.page)).toBeVisible()
        }
      }
    }
  })
})
