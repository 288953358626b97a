import fc from "fast-check"
import { expect, it } from "vitest"
import { type ServerEvent, serverEvents } from "./server-events.ts"

const text = fc.string({ unit: "grapheme" }).map((given) => given.replaceAll(/[\r\n]/gu, ""))
const events = fc.array(
  fc.record({
    event: fc.constantFrom("wave", "target"),
    data: fc.array(text, { minLength: 1, maxLength: 3 }),
    id: fc.nat()
  })
)

it("events are the same in whatever pieces they come, with whatever line ends", () => {
  fc.assert(
    fc.property(
      events,
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
      (given, end, sizes) => {
        const written = given.map(({ event, data, id }) =>
          [`id: ${id}`, `event: ${event}`, ...data.map((line) => `data: ${line}`), "", ""].join(end)
        )
        const bytes = new TextEncoder().encode(`${written.join("")}: end${end}${end}.`)
        const told: Array<ServerEvent> = []
        const { take } = serverEvents((event) => told.push(event))
        for (let from = 0, piece = 0; from < bytes.length; piece += 1) {
          const size = sizes[piece % sizes.length] ?? 1
          take(bytes.slice(from, from + size))
          from += size
        }
        expect(told).toEqual(given.map(({ event, data, id }) => ({ event, data: data.join("\n"), id: String(id) })))
      }
    )
  )
})
