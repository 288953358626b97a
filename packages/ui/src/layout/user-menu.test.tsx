import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { UserMenu } from "./user-menu.tsx"

afterEach(cleanup)

const calls: Array<string> = []
const show = (imageUrl: string | null) => {
  calls.length = 0
  render(
    <UserMenu
      username="jordan"
      imageUrl={imageUrl}
      profileHref="https://security.test/profile"
      oldExperienceHref="https://legacy.test/be/7/dashboard"
      choices={[
        {
          label: "Theme",
          choices: [
            { id: "light", label: "Light", isChosen: true },
            { id: "dark", label: "Dark", isChosen: false }
          ],
          onChoose: (theme) => calls.push(theme)
        }
      ]}
      onAbout={() => calls.push("about")}
      onSignOut={() => calls.push("sign out")}
    />
  )
}
const button = () => screen.getByRole("button", { name: "User menu, jordan" })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

beforeEach(() => show(null))

it("shows the name, and its entries in order [A2.3-20]", () => {
  expect(button().textContent).toBe("jordan")
  fireEvent.click(button())
  expect(screen.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Profile", "https://security.test/profile"],
    ["Switch to old experience", "https://legacy.test/be/7/dashboard"],
    ["About", null],
    ["Sign Out", null]
  ])
})

it("moves by keys and first letters, and gives the focus back", () => {
  fireEvent.click(button())
  const seen = ["ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "a"].map((key) => {
    press(key)
    return document.activeElement?.textContent
  })
  expect(seen).toEqual(["Switch to old experience", "Sign Out", "Profile", "Sign Out", "Profile", "About"])
  press("Escape")
  expect([screen.queryByRole("menu"), document.activeElement]).toEqual([null, button()])
})

it("acts on what is chosen, and closes by a press elsewhere", () => {
  fireEvent.click(button())
  fireEvent.click(screen.getByRole("menuitem", { name: "Sign Out" }))
  fireEvent.click(button())
  fireEvent.pointerDown(document.body)
  expect([calls, screen.queryByRole("menu")]).toEqual([["sign out"], null])
})

it("offers choices, one of which holds, and says which is chosen", () => {
  fireEvent.click(button())
  const group = screen.getByRole("group", { name: "Theme" })
  expect(
    within(group)
      .getAllByRole("menuitemradio")
      .map((each) => [each.textContent, each.getAttribute("aria-checked")])
  ).toEqual([
    ["Light", "true"],
    ["Dark", "false"]
  ])
  press("d")
  press("ArrowUp")
  press("ArrowDown")
  expect(document.activeElement?.textContent).toBe("Dark")
  fireEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }))
  expect([calls, screen.queryByRole("menu")]).toEqual([["dark"], null])
})

it("shows the image of a user who has one", () => {
  expect(button().querySelector("img")).toBeNull()
  cleanup()
  show("/sso/users/7/image")
  expect(button().querySelector("img")?.getAttribute("src")).toBe("/sso/users/7/image")
})

it("stays open when something scrolls that leaves its button in place, and closes when that moves", () => {
  fireEvent.click(button())
  fireEvent.scroll(document)
  expect(screen.queryAllByRole("menuitem").length).toBe(4)
  button().getBoundingClientRect = () => new DOMRect(0, -40, 24, 24)
  fireEvent.scroll(document)
  expect(screen.queryAllByRole("menuitem")).toEqual([])
})
