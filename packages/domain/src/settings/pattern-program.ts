import type { PatternPart } from "./pattern-syntax.ts"

/** A step of a program; steps go by their places in it. */
type Step =
  | { readonly is: "character"; readonly fits: (character: string) => boolean }
  | { readonly is: "either"; readonly first: number; readonly second: number }
  | { readonly is: "if"; readonly holds: Holds }
  | { readonly is: "done" }

type Text = ReadonlyArray<string>
type Holds = (text: Text, at: number, budget: Budget) => boolean
type Program = ReadonlyArray<Step>

/** How many steps may still be taken. */
interface Budget {
  left: number
}

const mostSteps = 250_000
const longestProgram = 4000

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/u.test(character)
const isEdge: Holds = (text, at) => isWord(text[at - 1]) !== isWord(text[at])

const fitsOf = (source: string): ((character: string) => boolean) => {
  const known = new Map<string, boolean>()
  const expression = new RegExp(`^${source}$`, "u")
  return (character) => {
    const fits = known.get(character) ?? expression.test(character)
    known.set(character, fits)
    return fits
  }
}

const edgeOf = (is: "start" | "end" | "word edge" | "no word edge"): Holds => {
  if (is === "start") return (_text, at) => at === 0
  if (is === "end") return (text, at) => at === text.length
  return is === "word edge" ? isEdge : (text, at, budget) => !isEdge(text, at, budget)
}

/** Writes the steps of a part behind those that are there; false where that makes too many. */
const write = (part: PatternPart, into: Array<Step>): boolean => {
  if (into.length > longestProgram) return false
  if (part.is === "character") into.push({ is: "character", fits: fitsOf(part.source) })
  else if (part.is === "row") return part.parts.every((each) => write(each, into))
  else if (part.is === "choice") return writeChoice(part.parts, into)
  else if (part.is === "repeated") return writeRepeated(part, into)
  else if (part.is === "around") return writeAround(part, into)
  else into.push({ is: "if", holds: edgeOf(part.is) })
  return true
}

/** Keeps a place for a step that is known when what follows is written. */
const reserve = (into: Array<Step>): number => into.push({ is: "done" }) - 1

const writeChoice = (parts: ReadonlyArray<PatternPart>, into: Array<Step>): boolean => {
  const ends: Array<number> = []
  for (const [at, part] of parts.entries()) {
    const fork = at < parts.length - 1 ? reserve(into) : null
    if (!write(part, into)) return false
    if (fork === null) continue
    ends.push(reserve(into))
    into[fork] = { is: "either", first: fork + 1, second: into.length }
  }
  for (const end of ends) into[end] = { is: "either", first: into.length, second: into.length }
  return true
}

const writeRepeated = ({ part, least, most }: Extract<PatternPart, { is: "repeated" }>, into: Array<Step>): boolean => {
  if (Math.max(least, most === Infinity ? 1 : most) > longestProgram) return false
  for (let count = 0; count < least; count += 1) if (!write(part, into)) return false
  if (most === Infinity) {
    const fork = reserve(into)
    if (!write(part, into)) return false
    into.push({ is: "either", first: fork, second: fork })
    into[fork] = { is: "either", first: fork + 1, second: into.length }
    return true
  }
  const forks: Array<number> = []
  for (let count = least; count < most; count += 1) {
    forks.push(reserve(into))
    if (!write(part, into)) return false
  }
  for (const fork of forks) into[fork] = { is: "either", first: fork + 1, second: into.length }
  return true
}

const writeAround = (
  { part, isAhead, isThere }: Extract<PatternPart, { is: "around" }>,
  into: Array<Step>
): boolean => {
  const program: Array<Step> = []
  if (!write(part, program)) return false
  program.push({ is: "done" })
  const holds: Holds = (text, at, budget) =>
    isAhead
      ? run(program, text, { from: at, until: at, end: null }, budget)
      : run(program, text, { from: 0, until: at, end: at }, budget)
  into.push({ is: "if", holds: isThere ? holds : (text, at, budget) => !holds(text, at, budget) })
  return true
}

/** Where a match may begin, and where it must end, if anywhere. */
interface Bounds {
  readonly from: number
  readonly until: number
  readonly end: number | null
}

/** All ways through the program at once, so that no text makes it go back. Out of steps, there is no match. */
const run = (program: Program, text: Text, { from, until, end }: Bounds, budget: Budget): boolean => {
  let isDone = false
  let now: ReadonlySet<number> = new Set()
  for (let at = from; at <= (end ?? text.length); at += 1) {
    const next = new Set<number>()
    const open = at <= until ? [...now, 0] : [...now]
    const seen = new Set<number>()
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const step = program[place]
      if (step === undefined || seen.has(place)) continue
      seen.add(place)
      budget.left -= 1
      if (step.is === "either") open.push(step.second, step.first)
      else if (step.is === "done") isDone ||= end === null || at === end
      else if (step.is === "if") {
        if (step.holds(text, at, budget)) open.push(place + 1)
      } else if (at < text.length && step.fits(text[at] ?? "")) next.add(place + 1)
    }
    if (isDone || budget.left < 0 || (next.size === 0 && at >= until)) return isDone
    now = next
  }
  return isDone
}

/** A test for texts that takes as long as the text is long; null where the pattern is too long when written out. */
export const patternProgram = (part: PatternPart): ((text: string) => boolean) | null => {
  const program: Array<Step> = []
  if (!write(part, program)) return null
  program.push({ is: "done" })
  return (text) => {
    const characters = Array.from(text)
    return run(program, characters, { from: 0, until: characters.length, end: null }, { left: mostSteps })
  }
}
