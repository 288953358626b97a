import { describe, expect, it } from "vitest"
import { german } from "./german.ts"
import { sameInGerman } from "./same-in-german.ts"
import { type Facts, factsFor, marksIn } from "./sample-facts.ts"

type Module = Readonly<Record<string, unknown>>

const english: Readonly<Record<string, Module>> = import.meta.glob("../**/*-messages.ts", { eager: true })

const isCatalogue = (exported: unknown): exported is object => typeof exported === "object" && exported !== null

const catalogues: Module = Object.fromEntries(
  Object.values(english).flatMap((module) => Object.entries(module).filter(([, exported]) => isCatalogue(exported)))
)

interface Sentence {
  readonly path: string
  readonly english: unknown
  readonly german: unknown
}

/** Each text and each function of texts, at every depth. */
const sentencesIn = (path: string, said: unknown, translated: unknown): ReadonlyArray<Sentence> => {
  if (!isCatalogue(said) || !isCatalogue(translated)) return [{ path, english: said, german: translated }]
  const other = new Map<string, unknown>(Object.entries(translated))
  return Object.entries(said).flatMap(([key, each]) => sentencesIn(`${path}.${key}`, each, other.get(key)))
}

const keysIn = (path: string, said: unknown): ReadonlyArray<string> =>
  isCatalogue(said) ? Object.entries(said).flatMap(([key, each]) => keysIn(`${path}.${key}`, each)) : [path]

const sentences = Object.entries(catalogues).flatMap(([name, said]) => sentencesIn(name, said, german[name]))
const texts = sentences.flatMap((each) =>
  typeof each.english === "string" && typeof each.german === "string"
    ? [{ path: each.path, english: each.english, german: each.german, facts: [] as Facts }]
    : []
)

/** A list of none leaves two spaces wherever it is written. */
const isNone = (fact: unknown): boolean => Array.isArray(fact) && fact.length === 0

type Say = (...facts: Facts) => unknown

const isFunction = (said: unknown): said is Say => typeof said === "function"

/** Of facts that do not fit: "null" is a number in German, and a slip where it is a fact. */
const misfit = (facts: Facts): RegExp =>
  facts.includes(null) ? /undefined|NaN|\[object|null/u : /undefined|NaN|\[object/u

/** What a function says of facts; null where it cannot be made of such facts. */
const saidOf = (say: Say, facts: Facts): string | null => {
  try {
    const said = say(...facts)
    const text = isCatalogue(said) ? Object.values(said).join("\n") : said
    return typeof text === "string" && !misfit(facts).test(text) ? text : null
  } catch {
    return null
  }
}

const spoken = sentences.flatMap(({ path, english: said, german: translated }) =>
  isFunction(said) && isFunction(translated)
    ? factsFor(path, said.length).flatMap((facts) => {
        const text = saidOf(said, facts)
        return text === null ? [] : [{ path, english: text, german: saidOf(translated, facts), facts }]
      })
    : []
)

/** What is wrong with a sentence, with its path, once for each. */
const wrong = <Each extends { readonly path: string }>(
  all: ReadonlyArray<Each>,
  isWrong: (each: Each) => boolean
): ReadonlyArray<Each> => {
  const found = new Map<string, Each>()
  for (const each of all) if (!found.has(each.path) && isWrong(each)) found.set(each.path, each)
  return [...found.values()]
}

const all = [...texts, ...spoken.flatMap((each) => (each.german === null ? [] : [{ ...each, german: each.german }]))]

describe("the German catalogues", () => {
  it("are there for each catalogue, and for nothing else", () => {
    expect(Object.keys(catalogues).length).toBeGreaterThan(65)
    expect(Object.keys(german).toSorted()).toEqual(Object.keys(catalogues).toSorted())
  })

  it("have the same keys at every depth", () => {
    for (const [name, said] of Object.entries(catalogues))
      expect(keysIn(name, german[name])).toEqual(keysIn(name, said))
  })

  it("have a text for a text, and a function for a function", () => {
    expect(wrong(sentences, (each) => typeof each.english !== typeof each.german)).toEqual([])
    expect(texts.length).toBeGreaterThan(700)
  })

  it("say something of all facts of which the English says something", () => {
    const functions = sentences.flatMap(({ path, english: said }) => (isFunction(said) ? [path] : []))
    expect([...new Set(spoken.map(({ path }) => path))].toSorted()).toEqual(functions.toSorted())
    expect(wrong(spoken, (each) => each.german === null || (each.german === "") !== (each.english === ""))).toEqual([])
  })

  it("tell the same facts", () => {
    const differs = ({ english: said, german: translated, facts }: (typeof all)[number]) =>
      marksIn(facts).some((mark) => said.includes(mark) !== translated.includes(mark))
    expect(wrong(all, differs)).toEqual([])
  })

  it("are German, but for what is listed with its reason", () => {
    const same = new Set(all.map(({ path }) => path))
    for (const each of all) if (each.english !== each.german) same.delete(each.path)
    expect([...same].filter((path) => !sameInGerman.has(path))).toEqual([])
    expect(wrong(all, ({ path }) => sameInGerman.has(path) && !same.has(path))).toEqual([])
  })

  it("end with a full stop where the English does", () => {
    const isEnded = (text: string) => /[^.]\.$/u.test(text)
    expect(wrong(all, (each) => isEnded(each.english) !== isEnded(each.german))).toEqual([])
  })

  it("are written as German is", () => {
    const slips = /["”]|\.\.\.| - |\p{L}…/u
    const spaces = /  |^ | $/u
    const isWrong = (each: (typeof all)[number]) =>
      slips.test(each.german) ||
      /[„“]/u.test(each.german.replaceAll(/„[^„“]*“/gu, "")) ||
      (spaces.test(each.german) && !spaces.test(each.english) && !each.facts.some(isNone))
    expect(wrong(all, isWrong)).toEqual([])
  })
})
