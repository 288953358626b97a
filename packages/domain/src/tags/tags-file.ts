import { Result } from "effect"
import { isJsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { csvRecords } from "../rows/csv-records.ts"
import { csvLine, plainCell } from "../rows/row-csv.ts"
import { type ReadTagged, readTagged, readTags, type TagProblem, utgIdOf } from "./read-tagged.ts"
import { tagLimits, tagText } from "./tag.ts"
import type { TaggedUtg, Tags } from "./tags.ts"
import { tagMessages } from "./tags-messages.ts"
import { tagsToStore, tagsVersion } from "./tags-storage.ts"

const format = "command-center tags"

/** Characters, and UTGs that are looked at. */
const largestTagsFile = { text: 20_000_000, utgs: tagLimits.utgs } as const

export const tagFileNames = { json: "utg-tags.json", csv: "utg-tags.csv" } as const

const csvHeader = ["UTG ID", "Nickname", "Tags"] as const

/** The file with all tags, to be imported again. */
export const writeTagsFile = (tags: Tags): string => `${JSON.stringify({ format, ...tagsToStore(tags) }, null, 2)}\n`

/** The same for a spreadsheet: a line for each UTG, its tags in one cell. */
export const writeTagsCsv = (tags: Tags): string =>
  [
    csvLine(csvHeader),
    ...Array.from(tags.values(), ({ id, nickname, tags: of }) => csvLine([id, nickname, of.join(", ")]))
  ].join("")

const { file } = tagMessages

const readJson = (text: string): Result.Result<ReadTagged, string> => {
  const given = jsonIn(text)
  if (given === undefined) return Result.fail(file.noJson)
  if (!isJsonObject(given) || given["format"] !== format) return Result.fail(file.noTags)
  if (given["version"] !== tagsVersion) return Result.fail(file.newer)
  const { utgs } = given
  if (!Array.isArray(utgs)) return Result.fail(file.noTags)
  if (utgs.length > largestTagsFile.utgs) return Result.fail(file.tooLarge)
  return utgs.length === 0 ? Result.fail(file.empty) : Result.succeed(readTagged(utgs))
}

/** Where the columns are that a header names, whatever their order and letter case. */
const placesIn = (cells: ReadonlyArray<string>): ReadonlyArray<number> =>
  csvHeader.map((label) => cells.findIndex((each) => each.trim().toLowerCase() === label.toLowerCase()))

const readCsv = (text: string): Result.Result<ReadTagged, string> => {
  const tagged: Array<TaggedUtg> = []
  const problems: Array<TagProblem> = []
  let places: ReadonlyArray<number> | null = null
  let lines = 0
  for (const record of csvRecords(text)) {
    if (record === null) {
      if (places === null) return Result.fail(file.noTags)
      problems.push({ place: file.rest, text: file.brokenQuote })
      break
    }
    const { line, cells } = record
    if (places === null) {
      places = placesIn(cells)
      if ((places[0] ?? -1) < 0 || (places[2] ?? -1) < 0) return Result.fail(file.noTags)
      continue
    }
    lines += 1
    if (lines > largestTagsFile.utgs) return Result.fail(file.tooLarge)
    const [idText = "", nickname = "", listed = ""] = places.map((at) => plainCell(cells[at] ?? "").trim())
    const id = utgIdOf(idText)
    if (id === null) {
      problems.push({ place: file.line(line, csvHeader[0]), text: file.noId })
      continue
    }
    const parts = listed.split(",").filter((each) => each.trim() !== "")
    const read = readTags(parts, () => file.line(line, csvHeader[2]))
    for (const problem of read.problems) problems.push(problem)
    if (read.tags.length > 0)
      tagged.push({ id, nickname: tagText(nickname).slice(0, tagLimits.nickname), tags: read.tags })
  }
  return lines === 0 ? Result.fail(places === null ? file.noTags : file.empty) : Result.succeed({ tagged, problems })
}

/** The UTGs and tags of a file, JSON or CSV, and what of it could not be read; fails with the sentence why it is none. */
export const readTagsFile = (text: string): Result.Result<ReadTagged, string> => {
  if (text.length > largestTagsFile.text) return Result.fail(file.tooLarge)
  if (text.trim() === "") return Result.fail(file.empty)
  return /^\uFEFF?\s*[[{]/u.test(text) ? readJson(text.replace(/^\uFEFF/u, "")) : readCsv(text)
}
