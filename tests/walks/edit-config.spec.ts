import { shellMessages } from "@command-center/domain/message/shell-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { Page } from "@playwright/test"
import { asText, type Network, read, type spec, theirs, walks } from "../model/specs/edit-config.ts"
import { expect } from "../support/browser.ts"
import { dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { objectIn } from "../support/record-page.ts"
import { changeElsewhere, configPath, goTo, outline } from "../support/settings-page.ts"
import { editedPage } from "./support/edited-page.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const account = 15
const utg = 20007
const titles = {
  retries: "Retries",
  keepAliveSeconds: "Keep connections for",
  connectTimeoutSeconds: "Time to connect"
} as const
const labels: Readonly<Record<keyof Network, RegExp>> = {
  retries: /^Retries$/u,
  keepAliveSeconds: new RegExp(`^${titles.keepAliveSeconds}`, "u"),
  connectTimeoutSeconds: new RegExp(`^${titles.connectTimeoutSeconds}`, "u")
}
const isTheirs = (outcome: string): outcome is keyof typeof theirs => Object.hasOwn(theirs, outcome)
const isNamed = (name: string): name is keyof Network => Object.hasOwn(labels, name)

const keptDrafts = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft."))))

const pageOf = async ({
  page,
  context,
  faults,
  origin,
  tokens
}: World): Promise<WalkPage<(typeof spec)["machine"]>> => {
  const asked = { origin, token: await tokens("dana.whitlock") }
  const path = await configPath(asked, account, utg)
  const calls = await holdCalls(context, faults, { update: { path: "/componentConfigs/0", method: "PUT" } })
  const set = (network: Network) =>
    changeElsewhere(asked, path, (config) => ({ ...config, network: { ...objectIn(config, "network"), ...network } }))
  const edited = editedPage(page, "Update", titles)
  const field = (name: keyof Network) => page.getByLabel(labels[name])
  const json = page.getByRole("textbox", { name: "JSON" })
  const isText = () => json.isVisible()
  const networkOf = (draft: object): Readonly<Record<string, unknown>> => objectIn({ ...draft }, "network")

  const typeIntoText = async (draft: object) => {
    const all = objectIn({ all: JSON.parse(written) }, "all")
    await json.fill(JSON.stringify({ ...all, network: { ...objectIn(all, "network"), ...networkOf(draft) } }))
  }
  const typeIntoField = async (draft: object, name: string) => {
    if (!isNamed(name)) throw new Error(`the walk knows no setting ${name}`)
    if (await isText()) {
      await page.getByRole("button", { name: "Form", exact: true }).click()
      await outline(page)
        .getByRole("button", { name: /^Network/u })
        .click()
    }
    await field(name).fill(String(networkOf(draft)[name]))
  }
  let written = "{}"
  return {
    ...edited,
    arrive: async () => {
      await set(read)
      await page.goto(`/be/${account}/utgs/${utg}/config`)
      await goTo(page, "Network")
      await expect(field("retries")).toBeVisible()
    },
    perform: {
      ...edited.perform,
      "draft.changed": ({ draft, setting = "" }) =>
        setting === asText ? typeIntoText(draft) : typeIntoField(draft, setting.replace("network/", "")),
      "text.changed": async ({ text }) => {
        if (!(await isText())) await page.getByRole("button", { name: "JSON", exact: true }).click()
        written = await json.inputValue()
        await json.fill(text)
      },
      "xstate.done.actor.update": async ({ outcome, answer }) => {
        if (isTheirs(outcome)) await set(theirs[outcome])
        await calls.settle("update", answer)
      }
    },
    shows: {
      ...edited.shows,
      updating: async () => {
        await edited.shows.updating()
        await calls.isCalling("update")
      }
    },
    later: () => keptDrafts(page).toHaveLength(1),
    left: async ({ outcome }) => {
      if (outcome === "saved") await expect(toasts(page)).toContainText([utgDetailMessages.updated])
      else await expect(dialog(page, shellMessages.expiredTitle)).toBeVisible()
    }
  }
}

const common = { person: "dana.whitlock", page: pageOf } as const

describeWalks({ ...common, name: "edit-config", walk: walks.typing })
describeWalks({ ...common, name: "edit-config: changed elsewhere", walk: walks.movedOn })
