import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { german } from "../language/german.ts"
import { speak } from "../language/translatable.ts"
import { defectMessagesInGerman, targetMessagesInGerman } from "./rollout-messages.de.ts"
import { servedWords } from "./rollout-messages.ts"
import { spokenNote, spokenReason } from "./served-words.ts"

const { target, defect } = servedWords()

/** As the service wrote them, and as a German page says them. */
const reasons = [
  [target.leftOut, targetMessagesInGerman.leftOut],
  [target.gone, targetMessagesInGerman.gone],
  [target.moved, targetMessagesInGerman.moved],
  [target.notSent, targetMessagesInGerman.notSent],
  [target.deleted, targetMessagesInGerman.deleted],
  [target.noTask, targetMessagesInGerman.noTask],
  [target.notAnswered, targetMessagesInGerman.notAnswered],
  [target.taskFailed("Rejected"), targetMessagesInGerman.taskFailed("Rejected")],
  [target.taskOpen("Scheduled"), targetMessagesInGerman.taskOpen("Scheduled")],
  [target.otherVersion(null, "5.0.0.1"), targetMessagesInGerman.otherVersion(null, "5.0.0.1")],
  [target.otherVersion("4.9.0.1", "5.0.0.1"), targetMessagesInGerman.otherVersion("4.9.0.1", "5.0.0.1")],
  [target.silent("2026-11-20"), targetMessagesInGerman.silent("2026-11-20")]
] as const

const notes = [
  [defect.look(5, "0badf00d"), defectMessagesInGerman.look(5, "0badf00d")],
  [defect.call(12, "12345678"), defectMessagesInGerman.call(12, "12345678")],
  [defect.unwritten("c0ffee00"), defectMessagesInGerman.unwritten("c0ffee00")]
] as const

describe("what the rollout service wrote in English", () => {
  it("stays as it is on an English page", () => {
    for (const [served] of reasons) expect(spokenReason(served)).toBe(served)
    for (const [served] of notes) expect(spokenNote(served, true)).toBe(served)
    expect([spokenReason(null), spokenNote(null, true)]).toEqual([null, null])
  })

  describe("on a German page", () => {
    // What is said next is written over what was said: the English words are kept for the tests that come after.
    const english = new Map<string, object>()
    const inGerman = new Map<string, object>(Object.entries(german))
    beforeAll(() =>
      speak("de", (name, catalogue) => {
        english.set(name, { ...catalogue })
        return inGerman.get(name)
      })
    )
    afterAll(() => {
      speak("en", (name) => english.get(name))
      speak("en", () => undefined)
    })

    it.each(reasons)("is German: %s", (served, spoken) => {
      expect(spoken).not.toBe(served)
      expect(spokenReason(served)).toBe(spoken)
    })

    it.each(notes)("is German, with its facts: %s", (served, spoken) => {
      expect(spokenNote(served, true)).toBe(spoken)
    })

    it("stays as it is where a person or another service wrote it", () => {
      const [[served]] = notes
      expect(spokenNote(served, false)).toBe(served)
      expect(spokenNote("Resume tries again.", true)).toBe("Resume tries again.")
      expect(spokenReason("The machine is locked.")).toBe("The machine is locked.")
    })
  })
})
