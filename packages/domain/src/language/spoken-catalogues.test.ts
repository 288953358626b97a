import { expect, it, onTestFinished } from "vitest"
import { german } from "./german.ts"
import { speak } from "./translatable.ts"
import { wordings } from "./wordings.ts"

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob("../**/*-messages.ts", {
  eager: true
})
const exported = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))
const said = (name: string): object => {
  const catalogue = exported.get(name)
  return typeof catalogue === "object" && catalogue !== null ? { ...catalogue } : {}
}

it("every catalogue speaks German from the moment on that the page does", () => {
  const names = Object.keys(german)
  const english = new Map(names.map((name) => [name, said(name)]))
  // Tests that come after it read English.
  onTestFinished(() => {
    speak("en", (name) => english.get(name))
    speak("en", () => undefined)
  })
  expect(names.length).toBeGreaterThan(60)
  speak("de", wordings.de)
  const silent = names.filter((name) => {
    const now = new Map(Object.entries(said(name)))
    return Object.entries(german[name] ?? {}).some(([key, sentence]) => now.get(key) !== sentence)
  })
  expect(silent).toEqual([])
})
