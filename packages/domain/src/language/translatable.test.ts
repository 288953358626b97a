import { afterEach, expect, it } from "vitest"
import { speak, spokenLanguage, translatable } from "./translatable.ts"

afterEach(() => speak("en", () => undefined))

it("has a catalogue say what the page's language says, whichever was there first, and English where it says nothing", () => {
  const early = { hello: "Hello", nested: { bye: "Bye" }, count: (count: number) => `${count} of them` }
  const late = { hello: "Hello again" }
  const other = { hello: "Hi" }
  translatable({ early })
  const german: Readonly<Record<string, object>> = {
    early: { hello: "Hallo", nested: { bye: "Tschüs" }, count: (count: number) => `${count} davon` },
    late: { hello: "Noch einmal hallo" }
  }
  expect(spokenLanguage()).toBe("en")
  speak("de", (name) => german[name])
  translatable({ late, other })
  expect(spokenLanguage()).toBe("de")
  expect([early.hello, early.nested.bye, early.count(2)]).toEqual(["Hallo", "Tschüs", "2 davon"])
  expect([late, other]).toEqual([{ hello: "Noch einmal hallo" }, { hello: "Hi" }])
})
