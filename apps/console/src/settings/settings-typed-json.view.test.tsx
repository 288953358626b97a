import type { JsonObject } from "@command-center/domain/json/json-field"
import { settledDraft, typedJson } from "@command-center/domain/json/unfinished-json"
import { fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { closePage, Held, last, openPage, schemaOf, told, type } from "./form-on-a-page.tsx"

beforeEach(openPage)
afterEach(closePage)

const notJson = "Bad input. Must be JSON."
const schema = schemaOf({
  properties: {
    general: {
      title: "General",
      properties: {
        free: { title: "Free" },
        rows: { title: "Rows", type: "array", items: { title: "Row" } },
        either: {
          title: "Either",
          oneOf: [
            { title: "Number", type: "number" },
            { title: "Anything", not: { type: "number" } }
          ]
        }
      }
    }
  }
})
const show = (general: JsonObject, attempts = 0) =>
  render(<Held schema={schema} value={{ general }} attempts={attempts} />)
const shown = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value
const general = () => Object(last()?.[0]["general"])
const described = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim()

describe("a setting that is typed as JSON", () => {
  it("is its JSON, written as somebody writes it for as long as it is typed", () => {
    show({ free: { a: 1 } })
    expect(shown("Free")).toBe('{\n  "a": 1\n}')
    type("Free", '{"a":[2.0]}')
    expect([general(), shown("Free"), described("Free")]).toEqual([{ free: { a: [2] } }, '{"a":[2.0]}', ""])
    fireEvent.blur(screen.getByLabelText("Free"))
    expect(shown("Free")).toBe('{\n  "a": [\n    2\n  ]\n}')
    type("Free", " ")
    expect([general(), shown("Free")]).toEqual([{}, " "])
  })

  it("is told as it is shown while it is none: the setting has it, and what is wrong is said of it", () => {
    show({ free: 5 })
    type("Free", "12")
    type("Free", "12x")
    expect(last()).toEqual([{ general: { free: typedJson("12x", 12) } }, "general/free"])
    fireEvent.blur(screen.getByLabelText("Free"))
    expect([shown("Free"), described("Free")]).toEqual(["12x", notJson])
    expect(screen.getByLabelText("Free").getAttribute("aria-invalid")).toBe("true")
    type("Free", "13")
    expect([general(), shown("Free"), described("Free")]).toEqual([{ free: 13 }, "13", ""])
  })

  it("with a number that would lose digits is none either", () => {
    show({ free: 900_719_925_474_099 })
    type("Free", "[9007199254740993]")
    expect(general()).toEqual({ free: typedJson("[9007199254740993]", 900_719_925_474_099) })
    expect(shown("Free")).toBe("[9007199254740993]")
    expect(described("Free")).toContain("9007199254740993 has more digits than can be kept here")
  })

  it("is in the list of what is wrong, which leads to it", () => {
    const { rerender } = show({ free: typedJson("{", 5) })
    rerender(<Held schema={schema} value={{ general: { free: typedJson("{", 5) } }} attempts={1} />)
    expect(screen.getByRole("alert").textContent).toContain(`General / Free: ${notJson}`)
    expect(document.activeElement).toBe(screen.getByLabelText("Free"))
    screen.getByLabelText("Search settings").focus()
    fireEvent.click(screen.getByRole("button", { name: "General / Free" }))
    expect(document.activeElement).toBe(screen.getByLabelText("Free"))
  })

  it("shows what the draft has once that is another one, typed or not", () => {
    const { rerender } = show({ free: 5 })
    type("Free", "12x")
    rerender(<Held key="undone" schema={schema} value={{ general: { free: 5 } }} />)
    expect([shown("Free"), described("Free")]).toEqual(["5", ""])
  })
})

describe("what a schema says nothing of, not even its name", () => {
  const anything = schemaOf({
    properties: {
      general: {
        title: "General",
        properties: {
          any: { title: "Any", type: "array", items: {} },
          every: { title: "Every", type: "array", items: true },
          hosts: { title: "Hosts", type: "array", items: { title: "Host", type: "object", properties: { extra: {} } } }
        }
      }
    }
  })
  const form = (given: JsonObject, canEdit = true) =>
    render(<Held schema={anything} value={{ general: given }} canEdit={canEdit} />)

  it.each([
    ["any", "Any"],
    ["every", "Every"]
  ])("is typed as JSON in a list of it (%s), where entries are added, moved and removed", (name, title) => {
    form({ [name]: [1, { a: true }] })
    const entry = (place: number) => `${title} ${place}`
    expect([shown(entry(1)), shown(entry(2))]).toEqual(["1", '{\n  "a": true\n}'])
    type(entry(1), '["x"]')
    expect(general()).toEqual({ [name]: [["x"], { a: true }] })
    fireEvent.click(screen.getByRole("button", { name: `Move ${entry(1)} down` }))
    fireEvent.click(screen.getByRole("button", { name: `Remove ${entry(1)}` }))
    expect(general()).toEqual({ [name]: [["x"]] })
    fireEvent.click(screen.getByRole("button", { name: `Add to ${title}` }))
    type(entry(2), "{")
    expect([general()[name].length, described(entry(2))]).toEqual([2, notJson])
    type(entry(2), '"y"')
    expect(general()).toEqual({ [name]: [["x"], "y"] })
  })

  it("is typed as JSON in an entry of several settings, too", () => {
    form({ hosts: [{ extra: 5 }] })
    expect(shown("Extra")).toBe("5")
    type("Extra", "[6]")
    expect(general()).toEqual({ hosts: [{ extra: [6] }] })
  })

  it("is only read by who may not edit", () => {
    form({ any: [1] }, false)
    expect(screen.getByLabelText("Any 1")).toHaveProperty("readOnly", true)
  })
})

describe("a text that is not finished", () => {
  it("goes with its entry up and down, and away with it", () => {
    show({ rows: [null, null] })
    type("Row 1", "1x")
    fireEvent.click(screen.getByRole("button", { name: "Move Row 1 down" }))
    expect([shown("Row 1"), shown("Row 2"), described("Row 2")]).toEqual(["null", "1x", notJson])
    fireEvent.click(screen.getByRole("button", { name: "Remove Row 2" }))
    expect([general(), shown("Row 1"), screen.queryByText(notJson)]).toEqual([{ rows: [null] }, "null", null])
  })

  it("in an entry that is emptied leaves an empty field to go on with", () => {
    show({ rows: [1] })
    type("Row 1", "")
    expect([general(), shown("Row 1")]).toEqual([{ rows: [null] }, ""])
  })

  it("is of the kind that the setting was of before, and goes with it", () => {
    show({ either: { a: 1 } })
    const kind = screen.getByLabelText<HTMLSelectElement>("Kind of Either")
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Either" })
    fireEvent.change(field, { target: { value: '{"a": ' } })
    expect([kind.value, field.value]).toEqual(["1", '{"a": '])
    expect([kind.getAttribute("aria-describedby"), field.getAttribute("aria-describedby")]).toEqual([
      expect.stringContaining("general%2Feither-error"),
      expect.stringContaining("general%2Feither-error")
    ])
    expect(screen.getAllByText(notJson)).toHaveLength(1)
    fireEvent.change(kind, { target: { value: "0" } })
    expect(screen.queryByText(notJson)).toBeNull()
    expect(settledDraft(general())).toEqual(general())
  })

  it("decides what a condition shows as what was before it", () => {
    const conditional = schemaOf({
      properties: { free: { title: "Free" } },
      if: { properties: { free: { const: 1 } }, required: ["free"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { properties: { more: { title: "More", type: "string", default: "given" } } }
    })
    render(<Held schema={conditional} value={{ free: 2 }} />)
    type("Free", "1")
    expect(last()?.[0]).toEqual({ free: 1, more: "given" })
    type("Free", "1x")
    expect(screen.getByLabelText("More")).toHaveProperty("value", "given")
    expect(last()?.[0]).toEqual({ free: typedJson("1x", 1), more: "given" })
    type("More", "mine")
    expect(last()?.[0]).toEqual({ free: typedJson("1x", 1), more: "mine" })
  })

  it("is shown as it was typed where the schema says by now what the setting is", () => {
    const sharper = schemaOf({
      properties: { free: { title: "Free", type: "string" }, choice: { title: "Choice", enum: ["a", "b"] } }
    })
    render(<Held schema={sharper} value={{ free: typedJson("12x", 12), choice: typedJson("b,", "a") }} />)
    expect(shown("Free")).toBe("12x")
    expect(screen.getByText("b, (not among the choices)")).toBeDefined()
    expect(told).not.toHaveBeenCalled()
    type("Free", "12")
    expect(last()?.[0]).toMatchObject({ free: "12" })
  })
})
