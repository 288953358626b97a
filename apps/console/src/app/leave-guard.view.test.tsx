import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, describe, expect, it } from "vitest"
import { createActor, setup } from "xstate"
import { ConsoleContext } from "./console.ts"
import { LeaveGuard } from "./leave-guard.view.tsx"
import { sampleConsole } from "./sample-console.ts"
import { makeOpenScreens, type Unsettled } from "./unsaved-work.ts"

afterEach(cleanup)

const form = setup({ types: { tags: {} as Unsettled } }).createMachine({
  initial: "clean",
  states: {
    clean: { on: { typed: "dirty", sent: "sending" } },
    dirty: { tags: "unsaved", on: { saved: "clean", discard: "clean", sent: "saving" } },
    saving: { tags: ["unsaved", "saving"], on: { saved: "clean", refused: "dirty" } },
    sending: { tags: "sending", on: { answered: "clean" } }
  }
})

const opened = () => {
  const screens = makeOpenScreens()
  const actor = createActor(form).start()
  screens.opened(actor)
  const router = createMemoryRouter([{ path: "*", Component: LeaveGuard }], {
    initialEntries: ["/be/1/utgs", "/be/1/utgs/7"],
    initialIndex: 1
  })
  render(
    <ConsoleContext value={{ ...sampleConsole(), screens }}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </ConsoleContext>
  )
  const at = () => router.state.location.pathname
  const answer = async (name: string) =>
    fireEvent.click(await screen.findByRole("button", { name }, { timeout: 10_000 }))
  return { actor, router, at, answer }
}

describe("leaving what is not saved", () => {
  it.each([
    ["a link", "/be/1/utgs/7/devices"],
    ["another account", "/be/2/utgs/7"],
    ["Back", -1]
  ] as const)("by %s is asked about, and undone by Continue Editing", async (_way, to) => {
    const { actor, router, at, answer } = opened()
    const go = () => void (typeof to === "number" ? router.navigate(to) : router.navigate(to))
    actor.send({ type: "typed" })
    go()
    await answer("Continue Editing")
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), { timeout: 10_000 })
    expect(at()).toBe("/be/1/utgs/7")
    go()
    await answer("Lose Changes")
    await waitFor(() => expect(at()).toBe(typeof to === "number" ? "/be/1/utgs" : to), { timeout: 10_000 })
    expect(actor.getSnapshot().value).toBe("clean")
  })

  it("is not asked about once it is saved, nor where only the query changes", async () => {
    const { actor, router, at } = opened()
    actor.send({ type: "typed" })
    await router.navigate("/be/1/utgs/7?debug")
    expect(router.state.location.search).toBe("?debug")
    actor.send({ type: "saved" })
    await router.navigate("/be/1/utgs")
    expect([at(), screen.queryByRole("alertdialog")]).toEqual(["/be/1/utgs", null])
  })
})

describe("leaving what is not answered yet", () => {
  const question = async (text: RegExp) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Not Confirmed Yet" }, { timeout: 10_000 })
    expect(dialog.textContent).toMatch(text)
  }
  const noQuestion = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), { timeout: 10_000 })

  it("goes on by itself once it is saved", async () => {
    const { actor, router, at } = opened()
    actor.send({ type: "typed" })
    actor.send({ type: "sent" })
    void router.navigate("/be/2/utgs")
    await question(/Your changes have been sent and are not confirmed yet\. The page is left as soon as they are\./u)
    expect(at()).toBe("/be/1/utgs/7")
    actor.send({ type: "saved" })
    await waitFor(() => expect(at()).toBe("/be/2/utgs"), { timeout: 10_000 })
    await noQuestion()
  })

  it("goes on where the answer comes before the question is drawn", async () => {
    const { actor, router, at } = opened()
    actor.send({ type: "typed" })
    actor.send({ type: "sent" })
    void router.navigate("/be/2/utgs")
    actor.send({ type: "saved" })
    await waitFor(() => expect(at()).toBe("/be/2/utgs"), { timeout: 10_000 })
    expect(screen.queryByRole("alertdialog")).toBeNull()
  })

  it("asks about what is typed where it is not saved after all", async () => {
    const { actor, router, at, answer } = opened()
    actor.send({ type: "typed" })
    actor.send({ type: "sent" })
    void router.navigate("/be/2/utgs")
    await question(/not confirmed yet/u)
    actor.send({ type: "refused" })
    await answer("Continue Editing")
    await noQuestion()
    expect(at()).toBe("/be/1/utgs/7")
  })

  it("stays to show what came of what was sent", async () => {
    const { actor, router, at } = opened()
    actor.send({ type: "sent" })
    void router.navigate("/be/2/utgs")
    await question(/What you sent is not confirmed yet\./u)
    actor.send({ type: "answered" })
    await noQuestion()
    expect(at()).toBe("/be/1/utgs/7")
  })

  it.each([
    ["Stay", "/be/1/utgs/7"],
    ["Leave Now", "/be/2/utgs"]
  ])("%s leads to %s", async (name, where) => {
    const { actor, router, at, answer } = opened()
    actor.send({ type: "sent" })
    void router.navigate("/be/2/utgs")
    await answer(name)
    await noQuestion()
    expect(at()).toBe(where)
    actor.send({ type: "answered" })
    expect(at()).toBe(where)
  })
})
