import type { ReadableChange } from "@command-center/domain/component-config/readable-diff"
import { stepLabel } from "@command-center/domain/component-config/setting-label"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ChangesTable } from "./changes-table.view.tsx"

afterEach(cleanup)

const show = (changes: ReadonlyArray<ReadableChange>) =>
  render(
    <UiProvider>
      <ChangesTable changes={changes} />
    </UiProvider>
  )

const change = (
  path: string,
  from: unknown,
  to: unknown,
  kind: ReadableChange["kind"] = "changed"
): ReadableChange => ({
  path,
  words: path.split(" / ").map(stepLabel),
  kind,
  from,
  to
})

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent)

it("settings stand in their sections, with what they were and what they will be", () => {
  show([
    change("logs / keepDays", 3, "3"),
    change("logs / password", "••••••••", "••••••••"),
    change("deviceConfig / device / Lane 1", { a: 1 }, null, "removed"),
    change("deviceConfig / device / Lane 2", null, "", "added")
  ])
  const tables = screen.getAllByRole("table")
  expect(tables.map((table) => table.getAttribute("aria-label"))).toEqual(["Logs", "Device config / Device"])
  const rows = screen.getAllByRole("row").filter((row) => within(row).queryAllByRole("cell").length > 0)
  expect(rows.map((row) => [within(row).getByRole("rowheader").textContent, ...cells(row)])).toEqual([
    ["Keep days keepDays", "3", '"3"'],
    ["Password password", "••••••••", "••••••••"],
    ["Lane 1", '{\n  "a": 1\n}', "removed"],
    ["Lane 2", "not set", "empty"]
  ])
})

it("many changes are folded but for the first section, and a section shows no more than can be looked through", () => {
  const many = Array.from({ length: 250 }, (_, at) => change(`first / s${at}`, at, at + 1))
  show([...many, change("second / a", 1, 2)])
  expect(screen.getAllByRole("table")).toHaveLength(1)
  expect(screen.getAllByRole("row")).toHaveLength(201)
  fireEvent.click(screen.getByRole("button", { name: "Show 50 more" }))
  expect(screen.getAllByRole("row")).toHaveLength(251)
})

it("a long value is cut until it is asked for", () => {
  const text = Array.from({ length: 30 }, (_, at) => `line ${at}`).join("\n")
  show([change("note", "short", text)])
  const whole = () => screen.getAllByRole("cell")[1]?.firstElementChild?.textContent
  expect(whole()).toBe(`${text.split("\n").slice(0, 10).join("\n")}…`)
  fireEvent.click(screen.getByRole("button", { name: "Show all" }))
  expect(whole()).toBe(text)
})

it("says where there is none", () => {
  show([])
  expect(screen.getByText("No visible setting changes.")).toBeDefined()
})
