import { frameMessages } from "@command-center/domain/message/frame-messages"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { PageHeading } from "./page-heading.tsx"
import { ShownAccountContext } from "./shown-account.tsx"

afterEach(cleanup)

it("has an open lock where the page may be edited, a closed one where not, and none where nobody says", () => {
  const { container, rerender } = render(
    <PageHeading title="Tasks" access={{ canEdit: true, tooltip: "You may edit", why: <b>Why?</b> }} />
  )
  const lock = (name: string) => screen.getByRole("img", { name }).querySelector("svg")?.classList
  expect([lock("You may edit")?.contains("lucide-lock-open"), screen.getByText("Why?").tagName]).toEqual([true, "B"])
  rerender(<PageHeading title="Tasks" access={{ canEdit: false, tooltip: "Read only" }} />)
  expect([lock("Read only")?.contains("lucide-lock"), lock("Read only")?.contains("lucide-lock-open")]).toEqual([
    true,
    false
  ])
  rerender(<PageHeading title="Tasks" />)
  expect([screen.queryByRole("img"), container.querySelector(".cc-hint, .cc-heading-actions")]).toEqual([null, null])
})

it("names the account that is shown, which opens the accounts, and no account where there is but one", () => {
  const opened: Array<string> = []
  const { rerender } = render(
    <ShownAccountContext value={{ name: "Harbour Hotels", onOpen: () => opened.push("accounts") }}>
      <PageHeading title="Tasks" />
    </ShownAccountContext>
  )
  fireEvent.click(screen.getByRole("button", { name: frameMessages.account("Harbour Hotels") }))
  expect(opened).toEqual(["accounts"])
  rerender(<PageHeading title="Tasks" />)
  expect(screen.queryByRole("button")).toBeNull()
})
