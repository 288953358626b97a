import { displayDate, displayUtc } from "@command-center/domain/time/display-date"
import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { ConsoleContext } from "./console.ts"
import { sampleConsole } from "./sample-console.ts"
import { WithTimes } from "./with-times.tsx"

const [first, last] = ["2026-11-20T15:15:00.000Z", "2026-11-21T04:00:00.000Z"]

it("draws each time of a sentence with UTC in its tooltip, and the words as they are [A3-43]", () => {
  const { container } = render(
    <ConsoleContext value={sampleConsole()}>
      <p>
        <WithTimes say={(timeText) => `From ${timeText(first)} to ${timeText(last)}, again ${timeText(first)}.`} />
      </p>
    </ConsoleContext>
  )
  const shown = [first, last].map((iso) => displayDate(iso, "America/New_York"))
  expect(container.textContent).toBe(`From ${shown[0]} to ${shown[1]}, again ${shown[0]}.`)
  const times = [...container.querySelectorAll("time")].map(({ dateTime, dataset }) => [dateTime, dataset["tip"]])
  expect(times).toEqual([first, last, first].map((iso) => [iso, displayUtc(iso)]))
})
