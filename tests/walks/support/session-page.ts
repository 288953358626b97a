import { sessionMessages } from "@command-center/domain/message/session-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import type { sessionMachine } from "@command-center/machines/session/session.machine"
import { hasDialog } from "../../model/specs/session.ts"
import { expect } from "../../support/browser.ts"
import { button, dialog, grid, rows } from "../../support/list-page.ts"
import { heading, links, userMenu } from "../../support/parts.ts"
import { takeToken } from "../../support/people.ts"
import { holdCalls } from "./held-calls.ts"
import { notWalked, passedThrough, type WalkPage, type World } from "./walk.ts"

const signOn = /\/sso\/\?clientId=4&redirectToReferer=true$/u
/** The accounts of the sandbox that stand for those of the spec. */
const accounts = new Map([
  [7, 12],
  [8, 13]
])
const signOff = /\/sso\/logout/u

/** The whole page, which is the session's: signing in, the error views, and the frame of someone signed in. */
export const sessionPage = async (
  { page, context, faults, origin }: World,
  address: () => Promise<string>
): Promise<WalkPage<typeof sessionMachine>> => {
  const calls = await holdCalls(context, faults, {
    loadConfig: { path: "/config.json" },
    exchangeCode: { path: "/sso/accessTokens", method: "POST" },
    renewToken: { path: "/sso/accessTokens/", method: "GET" },
    loadMasks: { path: "/permissionMasks" },
    loadUser: { path: "/security/users" },
    loadPermissions: { path: "/security/permissions" },
    loadAccounts: { path: "/security/businessentitysummaries" },
    loadManifest: { path: "/security/userManifests" }
  })
  page.on("dialog", (asked) => void asked.accept())
  const expired = dialog(page, shellMessages.expiredTitle).or(dialog(page, shellMessages.signedOutElsewhereTitle))
  const task = dialog(page, "Schedule Task")
  const menu = page.getByRole("button", { name: /^User menu/u, includeHidden: true })

  /** Puts away what an earlier step typed. */
  const uncover = async () => {
    if (await task.isVisible()) {
      await button(task, "Cancel").click()
      await button(dialog(page, unsavedMessages.title), unsavedMessages.loseChanges).click()
    }
    await expect(task).toBeHidden()
  }
  const typeSomething = async () => {
    await uncover()
    await links(page).filter({ hasText: "UTGs" }).click()
    await expect(rows(page).first()).toBeVisible()
    await grid(page)
      .getByRole("button", { name: /^Actions for/u })
      .first()
      .click()
    await page.getByRole("menuitem", { name: "Schedule Task" }).click()
    await task.getByRole("radio", { name: "Start/Stop", exact: true }).check()
  }
  const refuseNextCall = async () => {
    // Lists that the dashboard does not ask for: a part of it that is still loading would take the refusal.
    const [next, path] = page.url().includes("/forms")
      ? ["Config Templates", "/configtemplates"]
      : ["Forms", "/componentDeviceForms"]
    await faults.add({ path, kind: "status", status: 401, times: 1 })
    await links(page).filter({ hasText: next }).click()
  }
  const inAnotherTab = async (token: string | null) => {
    const tab = await context.newPage()
    await tab.goto(`${origin}/favicon.svg`)
    await tab.evaluate((value) => {
      if (value === null) localStorage.removeItem("accessToken")
      else localStorage.setItem("accessToken", value)
    }, token)
    await tab.close()
  }
  const signingIn = () => expect(page.getByText(shellMessages.signingIn)).toBeVisible()
  const loading = (actor: string) => async () => {
    await signingIn()
    await calls.isCalling(actor)
  }
  const rights = (actor: string) => ({ loading: loading(actor) })
  return {
    arrive: async () => {
      await page.goto(await address())
    },
    perform: {
      retry: () => button(page, "Retry").click(),
      cancel: () => button(page, "Cancel").click(),
      signIn: () => page.getByRole("link", { name: "click here to login" }).click(),
      signOut: async () => {
        await uncover()
        await userMenu(page).click()
        const leaving = page.waitForRequest((request) => signOff.test(request.url()))
        await page.getByRole("menuitem", { name: "Sign Out" }).click()
        await leaving
      },
      "account.changed": async ({ businessEntityId }, { from }) => {
        if (from.includes('"account":null')) return
        await uncover()
        await page.locator(`[data-row="${accounts.get(businessEntityId)}"]`).click()
      },
      unauthorized: async ({ isHeld }) => {
        if (!isHeld) {
          await uncover()
          await refuseNextCall()
          return
        }
        await typeSomething()
        await faults.add({ path: "/tasksbulk", kind: "status", status: 401, times: 1 })
        await button(task, "Schedule Task").click()
      },
      "token.stored": async ({ token }, { source }) => {
        const stored = await takeToken(origin, token === "stored-3" ? "ravi.natarajan" : "dana.whitlock")
        // Whoever is signing in is asked for anew: the call of the token before is not to be taken for that of this one.
        const isSigningIn = source.some((state) => state === "renewing" || state.startsWith("loadingRights"))
        const anew = isSigningIn ? page.waitForRequest(/\/security\/users(?:[/?]|$)/u) : null
        await inAnotherTab(stored)
        await anew
      },
      "token.cleared": async ({ isHeld }, { source }) => {
        if (!hasDialog(source)) await (isHeld ? typeSomething() : uncover())
        await inAnotherTab(null)
      },
      "xstate.done.actor.loadConfig": ({ answer }) => calls.settle("loadConfig", answer),
      "xstate.done.actor.exchangeCode": ({ answer }) => calls.settle("exchangeCode", answer),
      "xstate.done.actor.renewToken": ({ answer }) => calls.settle("renewToken", answer),
      "xstate.done.actor.loadUser": ({ answer }) => calls.settle("loadUser", answer),
      "xstate.done.actor.loadPermissions": ({ answer }) => calls.settle("loadPermissions", answer),
      "xstate.done.actor.loadMasks": ({ answer }) => calls.settle("loadMasks", answer),
      "xstate.done.actor.loadAccounts": ({ answer }) => calls.settle("loadAccounts", answer),
      "xstate.done.actor.loadManifest": ({ answer }) => calls.settle("loadManifest", answer)
    },
    shows: {
      loadingConfig: loading("loadConfig"),
      resuming: passedThrough,
      takingCode: loading("exchangeCode"),
      renewing: loading("renewToken"),
      "loadingRights.user.deciding": passedThrough,
      "loadingRights.user.loading": loading("loadUser"),
      "loadingRights.user.loaded": signingIn,
      "loadingRights.permissions.deciding": passedThrough,
      "loadingRights.permissions.loading": rights("loadPermissions").loading,
      "loadingRights.permissions.loaded": signingIn,
      "loadingRights.masks.deciding": signingIn,
      "loadingRights.masks.loading": rights("loadMasks").loading,
      "loadingRights.masks.loaded": signingIn,
      "loadingRights.accounts.deciding": signingIn,
      "loadingRights.accounts.loading": rights("loadAccounts").loading,
      "loadingRights.accounts.loaded": signingIn,
      "signedIn.access.valid": async () => {
        await expect(menu).toBeVisible()
        await expect(expired).toBeHidden()
      },
      "signedIn.access.expired": () => expect(expired).toBeVisible(),
      "signedIn.access.confirming": async () => {
        await expect(menu).toBeVisible()
        await calls.isCalling("loadUser")
      },
      "signedIn.access.checking": async () => {
        await expect(expired.getByRole("status")).toHaveText(shellMessages.confirmingText)
        await calls.isCalling("loadUser")
      },
      "signedIn.access.unchecked": () => expect(dialog(page, shellMessages.uncheckedTitle)).toBeVisible(),
      "signedIn.access.replaced": passedThrough,
      replaced: notWalked,
      "signedIn.manifest.deciding": passedThrough,
      "signedIn.manifest.idle": () => expect(menu).toBeVisible(),
      "signedIn.manifest.loading": () => calls.isCalling("loadManifest"),
      unauthorized: async () => {
        await expect(heading(page, sessionMessages.unauthorizedTitle)).toBeVisible()
        await expect(page.getByRole("link", { name: "click here to login" })).toBeVisible()
      },
      failed: () =>
        expect(
          heading(page, sessionMessages.errorTitle).or(heading(page, sessionMessages.unauthorizedTitle))
        ).toBeVisible(),
      crashed: notWalked,
      signedOut: notWalked
    },
    left: async ({ event, target }) => {
      if (event.type === "signIn") await expect(page).toHaveURL(signOn)
      else if (event.type === "signOut") await calls.isCalling("loadConfig")
      else if (target.some((state) => state.endsWith("replaced"))) await calls.isCalling("loadConfig")
      else await expect(heading(page, sessionMessages.unauthorizedTitle)).toBeVisible()
    }
  }
}
