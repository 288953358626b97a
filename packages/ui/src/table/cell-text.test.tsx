import { expect, it } from "vitest"
import { cellText, cellTip, shortName } from "./cell-text.tsx"

const rightToLeft = "\u202e"

it("shows control characters as pictures, and blanks as they are", () => {
  expect(cellText("a\u0000b\u001b[31mc\u007fd\u0085e\tf\ng")).toBe("a␀b␛[31mc␡d�e\tf\ng")
  expect(cellText(`<img src=x onerror=alert(1)>${rightToLeft}gnp.exe`)).toBe(
    `<img src=x onerror=alert(1)>${rightToLeft}gnp.exe`
  )
})

it("cuts long texts, never within a character, and tells more of them in the tooltip", () => {
  const long = "x".repeat(10_000)
  expect([cellText(long).length, cellTip(long)?.length, shortName(long).length, cellTip("short")]).toEqual([
    301,
    2001,
    121,
    undefined
  ])
  expect(cellText(`${"x".repeat(299)}😀 and more`)).toBe(`${"x".repeat(299)}…`)
})
