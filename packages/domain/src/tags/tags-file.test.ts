import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { csvRecords } from "../rows/csv-records.ts"
import { sampleTags } from "./sample-tags.ts"
import { readTagsFile, writeTagsCsv, writeTagsFile } from "./tags-file.ts"
import { readStoredTags } from "./tags-storage.ts"

const tags = sampleTags({ 7: ["Night", "=sum"], 12: ["VIP"] }, { 7: "anc, pos", 12: "-bar" })

describe("the files", () => {
  it("are JSON with a version, and CSV that no spreadsheet computes", () => {
    expect(JSON.parse(writeTagsFile(tags))).toEqual({
      format: "command-center tags",
      version: 1,
      utgs: [
        { id: 7, nickname: "anc, pos", tags: ["Night", "=sum"] },
        { id: 12, nickname: "-bar", tags: ["VIP"] }
      ]
    })
    expect(writeTagsCsv(tags)).toBe('UTG ID,Nickname,Tags\r\n7,"anc, pos","Night, =sum"\r\n12,\'-bar,VIP\r\n')
  })

  it.each([
    ["", "The file has no tags."],
    ["{", "This is not a tags file: its JSON is incomplete or damaged. Export the tags again."],
    ["[]", "This is not a tags file. Choose"],
    ['{"format":"command-center views","version":1}', "This is not a tags file. Choose"],
    [
      '{"format":"command-center views","version":1,"utgs":[{"id":1,"nickname":"a","tags":["b"]}]}',
      "This is not a tags"
    ],
    ['{"format":"command-center tags","version":2,"utgs":[]}', "The file was written by another version"],
    ['{"format":"command-center tags","version":1,"utgs":[]}', "The file has no tags."],
    [
      "name,colour\n1,red",
      "This is not a tags file. Choose a file that was exported here, or a CSV file with the columns UTG ID, Nickname, Tags."
    ],
    ["UTG ID,Nickname,Tags\n", "The file has no tags."],
    ['"UTG ID', "This is not a tags file. Choose"]
  ])("%j is refused", (text, reason) => {
    const read = readTagsFile(text)
    expect(Result.isFailure(read) ? read.failure.slice(0, reason.length) : null).toBe(reason)
  })

  it("are taken piece by piece: what is broken is named by its place, with its remedy, and takes nothing along", () => {
    const read = readTagsFile(
      JSON.stringify({
        format: "command-center tags",
        version: 1,
        utgs: [
          { id: 1, nickname: "a", tags: ["ok", "x,y", 5] },
          { id: "2", nickname: "b", tags: ["no"] },
          { id: -3, nickname: "c", tags: [] },
          { id: 4, nickname: "d", tags: [" fine "] },
          { id: 5, nickname: "e", tags: [] }
        ]
      })
    )
    expect(Result.getOrThrow(read)).toEqual({
      tagged: [
        { id: 1, nickname: "a", tags: ["ok"] },
        { id: 4, nickname: "d", tags: ["fine"] }
      ],
      problems: [
        { place: "utgs[0].tags[1]", text: "Invalid input. A tag has no comma. Add two tags instead." },
        { place: "utgs[0].tags[2]", text: "A tag is a text. Put it in quotation marks." },
        { place: "utgs[1]", text: "This is not a UTG with tags. Write its id, its nickname and a list of tags." },
        { place: "utgs[2]", text: "This is not a UTG with tags. Write its id, its nickname and a list of tags." }
      ]
    })
  })

  it("are read as spreadsheets write them: other order, other line ends, a mark at the start, lines counted", () => {
    const text = '\uFEFFtags,utg id\r"a, b\nc",1\r\r,2\rd,x\r"e",4'
    expect(Result.getOrThrow(readTagsFile(text))).toEqual({
      tagged: [
        { id: 1, nickname: "", tags: ["a", "b c"] },
        { id: 4, nickname: "", tags: ["e"] }
      ],
      problems: [{ place: "Line 6, UTG ID", text: "This is not the id of a UTG. Write its number, as 80123." }]
    })
  })

  it("keep what comes before a missing quotation mark", () => {
    const { tagged, problems } = Result.getOrThrow(readTagsFile('UTG ID,Nickname,Tags\n1,a,b\n2,"a,b\n3,c,d'))
    expect([tagged.map(({ id }) => id), problems.map(({ place }) => place)]).toEqual([[1], ["The rest of the file"]])
  })
})

describe("a CSV text", () => {
  it.each([
    [
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"]
      ]
    ],
    ["a,\n", [["a", ""]]],
    ["a,", [["a", ""]]],
    ['"a""b",c', [['a"b', "c"]]],
    ["\n\n,\n", []],
    ['a"b', [['a"b']]]
  ])("%j", (text, records) => expect([...csvRecords(text)].map((each) => each?.cells)).toEqual(records))

  it("ends where it cannot be read on", () => {
    expect([...csvRecords('a\n"b"c\nd')]).toEqual([{ line: 1, cells: ["a"] }, null])
  })
})

describe("what the browser kept", () => {
  it.each([
    [undefined, []],
    ["text", ["tags"]],
    [{ version: 2, utgs: [] }, ["version"]],
    [{ version: 1, utgs: {} }, ["utgs"]],
    [{ version: 1, utgs: [5, { id: 1, nickname: "", tags: [null, "a"] }] }, ["utgs[0]", "utgs[1].tags[0]"]]
  ])("%j: %j could not be read", (stored, ignored) => expect(readStoredTags(stored).ignored).toEqual(ignored))

  it("is taken up to 1,000 different tags, and said to be more", () => {
    const utgs = (count: number) =>
      Array.from({ length: count }, (_, id) => ({
        id: id + 1,
        nickname: "",
        tags: Array.from({ length: 20 }, (_, at) => `t${id}-${at}`)
      }))
    const read = (count: number) => readStoredTags({ version: 1, utgs: utgs(count) })
    expect([read(50).tags.size, read(50).ignored]).toEqual([50, []])
    expect([read(51).tags.size, read(51).ignored]).toEqual([50, ["utgs"]])
  })
})

it("tells of ever so many tags of one UTG that are none", () => {
  const utgs = [{ id: 1, nickname: "a", tags: Array.from({ length: 200_000 }, () => 1) }]
  const read = readTagsFile(JSON.stringify({ format: "command-center tags", version: 1, utgs }))
  expect(Result.getOrThrow(read).problems).toHaveLength(200_000)
})
