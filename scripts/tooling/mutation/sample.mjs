import { readdirSync, readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { at } from "../run.mjs"

/** A fault by its place and what it puts there: the same in Stryker's plan and in its report, which counts from 1. */
export const keyOf = (file, { mutatorName, replacement, location: { start, end } }, first = 0) =>
  [file, start.line - first, start.column - first, end.line - first, end.column - first, mutatorName, replacement].join(
    ":"
  )

const sourcesIn = (folder, pattern) =>
  readdirSync(at(folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(pattern.slice(1)) && !/(?:\.test|\/sample-[^/]*)\.ts$/u.test(path))
    .sort()

/** Every fault that Stryker would plant in a folder, by its key. */
const faultsIn = async (folder, pattern) => {
  // Parts of Stryker, by their files: what it depends on is its own.
  const part = (path) => import(pathToFileURL(at(`node_modules/${path}/dist/src/index.js`)).href)
  const { createInjector } = await part("typed-inject")
  const { createInstrumenter } = await part("@stryker-mutator/instrumenter")
  const silent = { isDebugEnabled: () => false, info: () => {}, debug: () => {}, warn: () => {} }
  const instrumenter = createInjector().provideValue("logger", silent).injectFunction(createInstrumenter)
  const files = sourcesIn(folder, pattern).map((path) => ({
    name: path,
    mutate: true,
    content: readFileSync(at(path), "utf8")
  }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { mutants } = await instrumenter.instrument(files, options)
  return mutants.map((mutant) => keyOf(mutant.fileName, mutant))
}

/** Numbers from 0 to 1 that the seed determines (mulberry32). */
export const randomFrom = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** So many of them as the seed has it, none twice. */
export const chosenBy = (seed, all, count) => {
  const random = randomFrom(seed)
  return all
    .map((one) => ({ one, at: random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ one }) => one)
}

/** A sample of the faults of a folder: their keys, and of how many they are. */
export const sampleOf = async (folder, count, seed, pattern = "*.ts") => {
  const all = await faultsIn(folder, pattern)
  return { keys: chosenBy(seed, all, count), of: all.length, seed }
}

/** The report with the faults of a sample alone. */
export const sampled = (report, keys) => {
  const wanted = new Set(keys)
  const files = Object.entries(report.files).map(([path, file]) => {
    const name = [...wanted].map((key) => key.split(":")[0]).find((each) => path.endsWith(each)) ?? path
    return [path, { ...file, mutants: file.mutants.filter((mutant) => wanted.has(keyOf(name, mutant, 1))) }]
  })
  return { ...report, files: Object.fromEntries(files) }
}

/** Where the true share lies with a probability of 95 % (Wilson), in percent; of all there are, exactly the share. */
export const intervalOf = (found, tried, whole) => {
  if (tried === 0 || tried >= whole) return null
  const z = 1.96
  const share = found / tried
  const middle = (share + (z * z) / (2 * tried)) / (1 + (z * z) / tried)
  const half = (z / (1 + (z * z) / tried)) * Math.sqrt((share * (1 - share)) / tried + (z * z) / (4 * tried * tried))
  const percent = (value) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10
  return [percent(middle - half), percent(middle + half)]
}
