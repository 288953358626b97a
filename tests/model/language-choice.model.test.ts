import { languageChoiceMachine } from "@command-center/machines/language-choice/language-choice.machine"
import { selectIsAsking, selectSpoken } from "@command-center/machines/language-choice/language-choice.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const opened = () => actorDriver(languageChoiceMachine, { spoken: "en" })
const german = { type: "languageChosen", language: "de" }

it("loads the page anew in the language that was chosen", async () => {
  const choice = opened()
  expect(selectSpoken(choice.snapshot())).toBe("en")
  await choice.perform({ type: "language.chosen", language: "de", hasUnsavedWork: false })
  expect([selectIsAsking(choice.snapshot()), choice.emitted()]).toEqual([false, [german]])
})

it("does nothing for the language that the page speaks, whatever is unsaved", async () => {
  const choice = opened()
  await choice.perform({ type: "language.chosen", language: "en", hasUnsavedWork: true })
  expect([selectIsAsking(choice.snapshot()), choice.emitted()]).toEqual([false, []])
})

it("asks before unsaved work is lost, and loads only once that was agreed to", async () => {
  const choice = opened()
  await choice.perform({ type: "language.chosen", language: "de", hasUnsavedWork: true })
  expect([selectIsAsking(choice.snapshot()), choice.emitted()]).toEqual([true, []])
  await choice.perform({ type: "editing.continued" })
  expect([selectIsAsking(choice.snapshot()), choice.emitted()]).toEqual([false, []])
  await choice.perform({ type: "language.chosen", language: "de", hasUnsavedWork: true })
  await choice.perform({ type: "work.lost" })
  expect([selectIsAsking(choice.snapshot()), choice.emitted()]).toEqual([false, [german]])
})
