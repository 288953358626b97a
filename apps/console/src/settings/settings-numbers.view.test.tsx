import { render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { closePage, Held, last, openPage, schemaOf, type } from "./form-on-a-page.tsx"

beforeEach(openPage)
afterEach(closePage)

it("refuses a number that would lose digits, keeps what was typed, and shows one that was read without a word", () => {
  const schema = schemaOf({
    properties: {
      serial: { type: "integer", title: "Serial" },
      ids: { type: "array", title: "Ids", items: { type: "number" } }
    }
  })
  const value = { serial: Number("9007199254740993"), ids: [1] }
  render(<Held schema={schema} value={value} />)
  const serial = screen.getByLabelText("Serial")
  expect(serial.getAttribute("aria-invalid")).toBe("false")
  type("Serial", "12345678901234567890")
  expect(serial).toHaveProperty("value", "12345678901234567890")
  expect(last()?.[0]).toEqual({ ...value, serial: "12345678901234567890" })
  expect(screen.getByText(/it would become 12345678901234567000\. Use at most 15 digits\./u)).toBeDefined()
  type("Serial", "123456789012345")
  expect(last()?.[0]).toEqual({ ...value, serial: 123_456_789_012_345 })
  expect(screen.queryByText(/it would become/u)).toBeNull()
  type("Ids 1", "0.12345678901234567891")
  expect(last()?.[0]).toMatchObject({ ids: ["0.12345678901234567891"] })
})

it("takes blanks for nothing where a number goes, and not for 0, and reads no other numerals [A5-65]", () => {
  const port = { type: "integer", title: "Port", minimum: 0 }
  render(<Held schema={schemaOf({ required: ["port"], properties: { port } })} value={{ port: 5 }} />)
  const entered = ["0x10", "Infinity", " 7 ", " "].map((typed) => {
    type("Port", typed)
    return last()?.[0]
  })
  expect(entered).toEqual([{ port: "0x10" }, { port: "Infinity" }, { port: 7 }, {}])
  expect(screen.getByText("This field is required.")).toBeDefined()
})
