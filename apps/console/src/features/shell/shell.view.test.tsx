import { sampleAccount } from "@command-center/domain/account/sample-accounts"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import type { SessionContext } from "@command-center/machines/session/session.types"
import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { act, cleanup, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, it } from "vitest"
import { createActor, fromCallback } from "xstate"
import { ConsoleContext } from "../../app/console.ts"
import { sampleAccountId, sampleSignedIn } from "../../app/sample-signed-in.ts"
import { ShellView } from "./shell.view.tsx"

afterEach(cleanup)

const config = sampleConfig("http://127.0.0.1")

const shown = async (known: Partial<SessionContext> = {}) => {
  const console = sampleSignedIn({ Utgs: "view" }, { config, ...known })
  const shell = createActor(
    shellMachine.provide({ actors: { watchConnection: fromCallback(() => undefined) } })
  ).start()
  const panel = createActor(accountPanelMachine, { input: { isShown: true, width: 240 } }).start()
  const page = (
    <ShellView shell={shell} panel={panel} businessEntityId={sampleAccountId}>
      <p>The page</p>
    </ShellView>
  )
  await act(async () => {
    render(
      <UiProvider>
        <ConsoleContext value={console}>
          <RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />
        </ConsoleContext>
      </UiProvider>
    )
    await Promise.resolve()
  })
  return shell
}
const isThere = (role: "button" | "link" | "complementary", name: string) => screen.queryByRole(role, { name }) !== null

it("stands around the page once it is known who is signed in where", async () => {
  await shown()
  expect([screen.queryByText("The page")?.tagName, isThere("button", frameMessages.userMenu("ann"))]).toEqual([
    "P",
    true
  ])
  for (const unknown of [{ config: null }, { user: null }]) {
    cleanup()
    await shown(unknown)
    expect(document.body.textContent).toBe("")
  }
})

it("calls the user as the account's manifest does, where that has a name", async () => {
  const manifest = (username: string | null) => ({
    businessEntityId: sampleAccountId,
    manifest: { username, image: null }
  })
  for (const [told, name] of [
    ["Ann Archer", "Ann Archer"],
    ["", "ann"],
    [null, "ann"]
  ] as const) {
    await shown({ businessEntityId: sampleAccountId, manifest: manifest(told) })
    expect(isThere("button", frameMessages.userMenu(name))).toBe(true)
    cleanup()
  }
})

it("leads to rollouts where the deployment has their service, and nowhere else", async () => {
  await shown()
  expect(isThere("link", frameMessages.rollouts)).toBe(false)
  cleanup()
  await shown({ config: { ...config, rolloutServiceUrl: "http://127.0.0.1/rollouts" } })
  expect(isThere("link", frameMessages.rollouts)).toBe(true)
})

it("has the accounts beside it where there is more than one", async () => {
  await shown()
  expect(isThere("complementary", frameMessages.accounts)).toBe(false)
  cleanup()
  const [own, below] = [
    { id: sampleAccountId, parentId: null },
    { id: 43, parentId: sampleAccountId }
  ]
  await shown({ accounts: [sampleAccount(own), sampleAccount(below)] })
  expect(isThere("complementary", frameMessages.accounts)).toBe(true)
})

it("says that the browser is offline once it is", async () => {
  const shell = await shown()
  const isSaid = () => screen.queryByText(shellMessages.offlineText) !== null
  expect(isSaid()).toBe(false)
  act(() => shell.send({ type: "connection.lost" }))
  expect(isSaid()).toBe(true)
})
