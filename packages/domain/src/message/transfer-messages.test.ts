import { expect, it } from "vitest"
import { bytesText, shareOf, type Transfer, transferMessages } from "./transfer-messages.ts"

it.each([
  [0, "0 bytes"],
  [812, "812 bytes"],
  [999, "999 bytes"],
  [1000, "1.0 kB"],
  [9_949, "9.9 kB"],
  [9_950, "10 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [120_400_000, "120 MB"],
  [3_210_000_000, "3.2 GB"],
  [4_000_000_000_000, "4000 GB"]
])("%i bytes read %s", (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})

it.each<readonly [Transfer, number | null, string, string]>([
  [{ done: 0, total: 2000 }, 0, "0 bytes of 2.0 kB (0%)", ""],
  [{ done: 499, total: 2000 }, 0.2495, "499 bytes of 2.0 kB (24%)", ""],
  [{ done: 500, total: 2000 }, 0.25, "500 bytes of 2.0 kB (25%)", "25% done"],
  [{ done: 1999, total: 2000 }, 0.9995, "2.0 kB of 2.0 kB (99%)", "75% done"],
  [{ done: 2000, total: 2000 }, 1, "2.0 kB of 2.0 kB (100%)", "100% done"],
  [{ done: 2001, total: 2000 }, null, "2.0 kB so far", ""],
  [{ done: 5, total: 0 }, null, "5 bytes so far", ""],
  [{ done: 9_999_999, total: null }, null, "10 MB so far", ""],
  [{ done: 24_000_000, total: null }, null, "24 MB so far", "20 MB so far"]
])("%j: a share of %j, %j for the eye, %j for the ear", (transfer, share, text, announced) => {
  expect([shareOf(transfer), transferMessages.bytes(transfer), transferMessages.announced(transfer)]).toEqual([
    share,
    text,
    announced
  ])
})

it("rows are counted with separators", () => {
  expect(transferMessages.rows({ done: 45_000, total: 100_000 })).toBe("45,000 of 100,000 rows")
  expect(transferMessages.rows({ done: 45_000, total: null })).toBe("45,000 rows")
})
