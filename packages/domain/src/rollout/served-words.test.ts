import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { speakGerman } from "../language/sample-speech.ts"
import { decisionText, gateDecision } from "./gate.ts"
import { defectMessagesInGerman, targetMessagesInGerman, waitingMessagesInGerman } from "./rollout-messages.de.ts"
import { servedWords } from "./rollout-messages.ts"
import type { Limit } from "./rollout-plan.ts"
import { WaitReason } from "./rollout-record.ts"
import { sampleFigures } from "./sample-plan.ts"
import { spokenNote, spokenReason } from "./served-words.ts"

const { target, defect, wait, unreadRows } = servedWords()

/** As the service wrote them, and as a German page says them. */
const reasons = [
  [target.leftOut, targetMessagesInGerman.leftOut],
  [target.gone, targetMessagesInGerman.gone],
  [target.moved, targetMessagesInGerman.moved],
  [target.notSent, targetMessagesInGerman.notSent],
  [target.deleted, targetMessagesInGerman.deleted],
  [target.noTask, targetMessagesInGerman.noTask],
  [target.taskUnread, targetMessagesInGerman.taskUnread],
  [target.unread, targetMessagesInGerman.unread],
  [target.notAnswered, targetMessagesInGerman.notAnswered],
  [target.taskFailed("Rejected"), targetMessagesInGerman.taskFailed("Rejected")],
  [target.taskOpen("Scheduled"), targetMessagesInGerman.taskOpen("Scheduled")],
  [target.otherVersion(null, "5.0.0.1"), targetMessagesInGerman.otherVersion(null, "5.0.0.1")],
  [target.otherVersion("4.9.0.1", "5.0.0.1"), targetMessagesInGerman.otherVersion("4.9.0.1", "5.0.0.1")],
  [target.silent("2026-11-20"), targetMessagesInGerman.silent("2026-11-20")]
] as const

const limit = (share: number | null, count: number | null): Limit => ({ share, count })
const decided = (
  figures: Parameters<typeof sampleFigures>[0],
  ...[failed, unconfirmed, silent]: [Limit, Limit, Limit]
) => {
  const wave = sampleFigures(figures)
  return decisionText(wave, gateDecision({ failed, unconfirmed, silent }, wave))
}

/** Of one, of many and of none; with limits of each kind. */
const decisions = [
  [
    decided({ wave: 2, targets: 50 }, limit(2.5, null), limit(10, 3), limit(null, 1)),
    "Welle 2 hat ihre Freigabegrenze eingehalten. 0 von 50 fehlgeschlagen (0 %); zulässig: höchstens 2,5 %. 0 von 50 nicht bestätigt (0 %); zulässig: höchstens 10 % und höchstens 3. 0 von 50 Kontakt verloren (0 %); zulässig: höchstens 1."
  ],
  [
    decided(
      { wave: 12, targets: 1200, failed: 1, unconfirmed: 7, silent: 1 },
      limit(null, 0),
      limit(0, 0),
      limit(null, null)
    ),
    "Welle 12 hat ihre Freigabegrenze nicht eingehalten. 1 von 1200 fehlgeschlagen (0,1 %), und damit mehr als zulässig: höchstens 0. 7 von 1200 nicht bestätigt (0,6 %), und damit mehr als zulässig: höchstens 0 % und höchstens 0. 1 von 1200 Kontakt verloren (0,1 %); zulässig: keine Grenze."
  ],
  [
    decided({ targets: 2, skipped: 2, unconfirmed: 1, silent: 3 }, limit(100, null), limit(null, 1), limit(0.05, null)),
    "Welle 1 hat ihre Freigabegrenze nicht eingehalten. 0 von 0 fehlgeschlagen; zulässig: höchstens 100 %. 1 von 0 nicht bestätigt; zulässig: höchstens 1. 3 von 0 Kontakt verloren, und damit mehr als zulässig: höchstens 0,05 %."
  ]
] as const

/** As an earlier service wrote them. */
const before = [
  [
    "Wave 2 passed its gate. 0 of 50 failed (0%); allowed: at most 2.5%. 1 of 50 is not confirmed (2%); allowed: at most 10% and at most 3. 2 of 50 stopped talking (4%); allowed: at most 2.",
    "Welle 2 hat ihre Freigabegrenze eingehalten. 0 von 50 fehlgeschlagen (0 %); zulässig: höchstens 2,5 %. 1 von 50 nicht bestätigt (2 %); zulässig: höchstens 10 % und höchstens 3. 2 von 50 Kontakt verloren (4 %); zulässig: höchstens 2."
  ],
  [
    "Wave 1 did not pass its gate. 1 of 3000 failed (0%), which is more than allowed: at most 0%. 0 of 3000 are not confirmed (0%); allowed: no limit. 0 of 3000 stopped talking (0%); allowed: no limit.",
    "Welle 1 hat ihre Freigabegrenze nicht eingehalten. 1 von 3000 fehlgeschlagen (unter 0,1 %), und damit mehr als zulässig: höchstens 0 %. 0 von 3000 nicht bestätigt (0 %); zulässig: keine Grenze. 0 von 3000 Kontakt verloren (0 %); zulässig: keine Grenze."
  ],
  ["All waves are done; it waits for UTGs that match its filter", waitingMessagesInGerman.for.newTargets],
  ["The management service cannot be reached", waitingMessagesInGerman.for.service]
] as const

const notes = [
  ...decisions,
  ...WaitReason.literals.map((reason) => [wait[reason], waitingMessagesInGerman.for[reason]] as const),
  ...[1, 12].map((count) => [unreadRows(count), waitingMessagesInGerman.unreadRows(count)] as const),
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

  it("is said in the words of today where an earlier service wrote it", () => {
    expect(before.map(([served]) => spokenNote(served, true))).toEqual([
      "Wave 2 passed its gate. 0 of 50 failed (0%); allowed: at most 2.5%. 1 of 50 not confirmed (2%); allowed: at most 10% and at most 3. 2 of 50 lost contact (4%); allowed: at most 2.",
      "Wave 1 did not pass its gate. 1 of 3000 failed (under 0.1%), which is more than allowed: at most 0%. 0 of 3000 not confirmed (0%); allowed: no limit. 0 of 3000 lost contact (0%); allowed: no limit.",
      "All waves are done; it waits for targets that match its filter",
      "The management service cannot be reached, or its answer cannot be read"
    ])
  })

  describe("on a German page", () => {
    let speakEnglish = () => {}
    beforeAll(() => {
      speakEnglish = speakGerman()
    })
    afterAll(() => speakEnglish())

    it("is German where an earlier service wrote it", () => {
      for (const [served, spoken] of before) expect(spokenNote(served, true)).toBe(spoken)
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
      const [[decision]] = decisions
      const others = [
        `${decision} Call me.`,
        decision.replace("Wave 2", "Wave two"),
        decision.replace("of 50", "of all")
      ]
      for (const other of others) expect(spokenNote(other, true)).toBe(other)
      expect(spokenReason("The machine is locked.")).toBe("The machine is locked.")
    })
  })
})
