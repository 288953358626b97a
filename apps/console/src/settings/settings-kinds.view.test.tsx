import { fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { closePage, Held, last, openPage, type Shown, schemaOf, type } from "./form-on-a-page.tsx"

beforeEach(openPage)
afterEach(closePage)

const show = (shown: Shown) => render(<Held {...shown} />)

it("draws the settings of a section once that is of several kinds, and names choices as the schema does", () => {
  const of = (kind: string) => ({ properties: { kind: { const: kind }, [kind]: { type: "string", title: kind } } })
  const schema = schemaOf({
    properties: {
      card: { type: "integer", title: "Card", enum: [21, 22], enumNames: ["Visa", "Amex"] },
      link: {
        title: "Link",
        type: "object",
        properties: { kind: { type: "string", title: "Kind" }, speed: { type: "integer", title: "Speed" } },
        required: ["kind"],
        oneOf: [
          { title: "Serial", ...of("serial") },
          { title: "Network", ...of("network") }
        ]
      },
      either: {
        title: "Either",
        type: "object",
        properties: { one: { type: "string", title: "One" }, other: { type: "string", title: "Other" } },
        oneOf: [{ required: ["one"] }, { required: ["other"] }]
      }
    }
  })
  const value = { card: 22, link: { kind: "serial", speed: 1, serial: "com1" }, either: { one: "a" } }
  show({ schema, value })
  const drawn = (label: string) => screen.queryAllByLabelText(label).length
  expect(["Speed", "serial", "One", "Other"].map(drawn)).toEqual([1, 1, 1, 1])
  expect(screen.getByLabelText("Card").textContent).toContain("Amex")
  type("Speed", "2")
  expect(last()?.[0]).toEqual({ ...value, link: { ...value.link, speed: 2 } })
  fireEvent.change(screen.getByLabelText("Card"), { target: { value: "0" } })
  expect(last()?.[0]).toMatchObject({ card: 21 })
})

it("says what is wrong with all of it without a button that leads nowhere, and knows the mark of the schema", () => {
  const schema = schemaOf({
    minProperties: 2,
    properties: { utgGlobal: { type: "object", properties: { a: { type: "string", title: "A" } } } }
  })
  show({ schema, value: { utgGlobal: { ccschema: "1.2.3.4" } }, attempts: 1 })
  const summary = screen.getByRole("alert")
  expect(summary.textContent).toContain("Invalid input. Must have 2 settings or more.")
  expect(within(summary).queryByRole("button")).toBeNull()
  expect(screen.queryByText(/The schema does not describe/u)).toBeNull()
})

it("asks for a required text that was emptied, whatever its default", () => {
  const schema = schemaOf({
    required: ["server"],
    properties: {
      server: { type: "string", title: "Server Name", default: "gateway" },
      note: { type: "string", title: "Note", default: "none" }
    }
  })
  show({ schema, value: { server: "pier", note: "a" } })
  type("Server Name", "")
  type("Note", "")
  expect(last()?.[0]).toEqual({ server: "", note: "" })
  const described = (label: string) => screen.getByLabelText(label).closest(".cc-setting")?.textContent
  expect(described("Server Name")).toContain("This field is required.")
  expect(described("Note")).not.toContain("required")
})
