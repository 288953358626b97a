import { expect, it } from "vitest"
import { figure } from "./figure.ts"
import { troubleShare } from "./trouble-share.ts"

it("where it hurts never says that none or all are not online where some are", () => {
  const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 })
  const said = (count: number) =>
    troubleShare({ figure: figure("utgs", count, []), all: figure("utgs", 300, []) }, percent)
  expect([said(1), said(150), said(299), said(300)]).toEqual([
    "under 1% not online",
    "50% not online",
    "over 99% not online",
    "100% not online"
  ])
})
