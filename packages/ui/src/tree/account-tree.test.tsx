import type { TreeRow } from "@command-center/domain/account/tree-rows"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { AccountTree } from "./account-tree.tsx"

afterEach(cleanup)

const account = (id: number, name: string, level: number, beType: TreeRow["beType"], isCurrent = false): TreeRow => ({
  id,
  name,
  level,
  beType,
  hasChildren: id < 3,
  isExpanded: id < 3,
  isCurrent
})

const few = [account(1, "Root", 1, 2), account(2, "Reseller", 2, 1), account(3, "Diner", 3, 3, true)]

const show = (rows: ReadonlyArray<TreeRow>, onToggle = vi.fn<(id: number) => void>()) => {
  render(
    <AccountTree
      label="Accounts"
      rows={rows}
      onToggle={onToggle}
      renderLink={(row, props) => (
        <a href={`/be/${row.id}/tasks`} {...props}>
          {props.children}
        </a>
      )}
    />
  )
  return onToggle
}

const item = (name: string) => screen.getByRole("treeitem", { name })

describe("account tree", () => {
  it("keeps the end of a long name, by which accounts of one chain differ, and reads it as one", () => {
    show([account(1, "Tern Island Ferries Mid-Atlantic", 1, 2)])
    const name = item("Tern Island Ferries Mid-Atlantic").querySelector(".cc-end-kept")
    expect([...(name?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Tern Island Ferries Mid",
      "-Atlantic"
    ])
  })

  it("selects the current account and gives it the only tab stop [A2.4-14]", () => {
    show(few)
    expect(
      screen
        .getAllByRole("treeitem")
        .map((node) => [node.textContent, node.getAttribute("aria-selected"), node.tabIndex])
    ).toEqual([
      ["Root", "false", -1],
      ["Reseller", "false", -1],
      ["Diner", "true", 0]
    ])
  })

  it("indents each level by 20 pixels [A2.4-15]", () => {
    show(few)
    const indents = screen.getAllByRole("treeitem").map((node) => Number.parseFloat(node.style.paddingInlineStart))
    expect(indents.map((indent) => indent - (indents[0] ?? 0))).toEqual([0, 20, 40])
  })

  it("marks merchants with the user, organizations with the globe, resellers with the briefcase [A2.4-16 A2.4-17 A2.4-18]", () => {
    show(few)
    const icon = (name: string) => item(name).querySelector("svg[data-kind]")?.getAttribute("class")
    expect(icon("Diner")).toContain("lucide-user")
    expect(icon("Root")).toContain("lucide-globe")
    expect(icon("Reseller")).toContain("lucide-briefcase")
  })

  it("moves the focus by keys and folds by Left and by the arrow", () => {
    const onToggle = show(few)
    item("Diner").focus()
    fireEvent.keyDown(item("Diner"), { key: "ArrowUp" })
    expect(document.activeElement).toBe(item("Reseller"))
    fireEvent.keyDown(item("Reseller"), { key: "ArrowLeft" })
    fireEvent.keyDown(item("Reseller"), { key: "Home" })
    expect(document.activeElement).toBe(item("Root"))
    fireEvent.keyDown(item("Root"), { key: "d" })
    expect(document.activeElement).toBe(item("Diner"))
    const arrow = item("Root").querySelector("[data-arrow]")
    if (arrow !== null) fireEvent.click(arrow)
    expect(onToggle.mock.calls).toEqual([[2], [1]])
  })

  it("keeps 20,000 accounts out of the page but says how many there are", () => {
    show(Array.from({ length: 20_000 }, (_, at) => account(at + 10, `Account ${at}`, 1, 2, at === 0)))
    const items = screen.getAllByRole("treeitem")
    expect(items.length).toBeLessThan(60)
    expect(items[1]?.getAttribute("aria-setsize")).toBe("20000")
    expect(items[1]?.getAttribute("aria-posinset")).toBe("2")
  })

  it("goes to the last of 20,000 accounts and back by keys, and has those around it in the page", () => {
    show(Array.from({ length: 20_000 }, (_, at) => account(at + 10, `Account ${at}`, 1, 2, at === 0)))
    const tree = screen.getByRole("tree")
    const shown = () => screen.getAllByRole("treeitem").map((each) => each.getAttribute("aria-posinset"))
    item("Account 0").focus()
    fireEvent.keyDown(item("Account 0"), { key: "End" })
    fireEvent.scroll(tree)
    expect(document.activeElement).toBe(item("Account 19999"))
    expect(shown()).toEqual(expect.arrayContaining(["19980", "20000"]))
    expect(shown()).not.toContain("1")
    tree.scrollTo({ top: 0 })
    fireEvent.scroll(tree)
    // The one with the tab stop is still there.
    expect(document.activeElement).toBe(item("Account 19999"))
    expect(shown().slice(0, 2)).toEqual(["1", "2"])
    fireEvent.keyDown(item("Account 19999"), { key: "ArrowUp" })
    fireEvent.scroll(tree)
    expect(document.activeElement).toBe(item("Account 19998"))
    expect(shown()).not.toContain("1")
  })
})
