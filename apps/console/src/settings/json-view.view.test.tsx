import { typedJson } from "@command-center/domain/json/unfinished-json"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { schemaOf } from "./form-on-a-page.tsx"
import { JsonView, type JsonViewProps } from "./json-view.view.tsx"

const value = { name: "A", free: 12 }
const onChange = vi.fn<JsonViewProps["onChange"]>()
const onBroken = vi.fn<JsonViewProps["onBroken"]>()
const view = (shown: Partial<JsonViewProps> = {}) => (
  <UiProvider>
    <JsonView
      value={value}
      broken={null}
      error={null}
      schema={null}
      issues={[]}
      attempts={0}
      canEdit
      onChange={onChange}
      onBroken={onBroken}
      {...shown}
    />
  </UiProvider>
)
const field = () => screen.getByLabelText<HTMLTextAreaElement>("JSON")
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

it("shows what is typed as it is typed, JSON or not", () => {
  const { rerender } = render(view())
  type('{"name":"B"}')
  expect(onChange).toHaveBeenCalledWith({ name: "B" })
  rerender(view({ value: onChange.mock.lastCall?.[0] ?? {} }))
  expect(field().value).toBe('{"name":"B"}')
  type('{"name":')
  expect(onBroken).toHaveBeenCalledWith('{"name":')
  rerender(view({ broken: '{"name":', error: "Bad input." }))
  expect([field().value, screen.queryByText("Bad input.")]).toEqual(['{"name":', expect.anything()])
})

it("shows no text any more that was given up", () => {
  const { rerender } = render(view())
  type("12x")
  rerender(view({ broken: "12x", error: "Bad input." }))
  rerender(view())
  expect(JSON.parse(field().value)).toEqual(value)
})

it("has a setting's text that is not finished where the setting stands", () => {
  render(view({ value: { ...value, free: typedJson("12x", 12), adminPassword: typedJson("[", "p") } }))
  expect(field().value).toBe('{\n  "name": "A",\n  "free": 12x,\n  "adminPassword": "••••••••"\n}')
})

it("says what is wrong at every refusal, also where it is the same as before", () => {
  const issues = [{ path: ["name"], keyword: "required", message: "Fill out this field." }]
  const { rerender } = render(view({ issues, attempts: 1 }))
  const first = screen.getByRole("alert")
  expect(field().getAttribute("aria-invalid")).toBe("true")
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.contains(first)).toBe(true)
  expect(first.textContent).toContain("Fill out this field.")
  rerender(view({ issues, attempts: 2 }))
  const second = screen.getByRole("alert")
  expect(second.textContent).toBe(first.textContent)
  expect(second).not.toBe(first)
})

it("keeps secrets below their masks, those that the schema names, too, while something beside them is typed", () => {
  const unlock = { type: "string", format: "password" }
  const lanes = { type: "array", items: { type: "object", properties: { unlock } } }
  const secret = {
    name: "A",
    unlock: "4711",
    adminPassword: "p",
    lanes: [
      { at: 1, unlock: "x1" },
      { at: 2, unlock: "x2" }
    ]
  }
  render(view({ value: secret, schema: schemaOf({ type: "object", properties: { unlock, lanes } }) }))
  expect(field().value).not.toMatch(/4711|x1|x2|"p"/u)
  type(field().value.replace('"A"', '"B"'))
  expect(onChange).toHaveBeenLastCalledWith({ ...secret, name: "B" })
  type('{"lanes":[{"at":2,"unlock":"••••••••"}]}')
  expect(onChange).toHaveBeenLastCalledWith({ lanes: [{ at: 2, unlock: "x2" }] })
})

it("takes no number that would lose digits", () => {
  render(view())
  type('{"free":9007199254740993}')
  expect(onBroken).toHaveBeenCalledWith('{"free":9007199254740993}')
  expect(onChange).not.toHaveBeenCalled()
})
