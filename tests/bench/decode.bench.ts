import { readRows } from "@command-center/api/transport/decode"
import { answerFields } from "@command-center/api/transport/wire-contract"
import { utgFields } from "@command-center/domain/utg/utg"
import { Result } from "effect"
import { median } from "./figures.ts"

const runs = 5

const guid = (seed: number): string => {
  const hex = (seed * 2_654_435_761 + 0x1000_0000).toString(16).padStart(12, "0").slice(-12)
  return `${hex.slice(0, 8)}-${hex.slice(8)}-4f00-8a00-${hex}`
}

/** A UTG of the wire, with fields the console does not read, as the services send. */
const utgOf = (index: number) => ({
  componentId: index + 1,
  componentPermanentId: guid(index),
  machineId: index >> 1,
  machinePermanentId: guid(index >> 1),
  businessEntityId: index % 400,
  componentMerchant: `Harbour Hotels ${index % 300}`,
  componentNickname: `UTG ${index} Front Desk`,
  componentLocation: index % 3 === 0 ? null : `SN${index * 7}`,
  componentLane: String(index % 12),
  componentFileId: `F${index % 5000}`,
  componentProfileName: index % 4 === 0 ? null : `Profile ${index % 25}`,
  componentProfileVersion: index % 9,
  utgStatus: index % 5 === 0 ? "Stopped" : "Running",
  utgVersion: `5.0.0.${3000 + (index % 60)}`,
  agentVersion: `2.1.${index % 8}.0`,
  configStatus: "Synchronized",
  machineDnsName: `till-${index >> 1}.harbour.example`,
  machineStatus: "Online",
  machineNickname: `Till ${index >> 1}`,
  machineStatusEntityLastKnownCommunication: `/Date(${1_795_187_700_000 - index * 1000}+0000)/`,
  machineStatusEntityNextPredictedCommunication: new Date(1_795_187_700_000 + index * 1000).toISOString(),
  machineStatusEntityStandardTimeZone: "W. Europe Standard Time",
  machineStatusEntityWindowsVersion: "Windows 10 IoT Enterprise"
})

interface Figures {
  readonly bytes: number
  readonly parse: number
  readonly decode: number
}

const elapsed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const once = (text: string, rows: number): Figures => {
  const read = readRows(answerFields.serviceView, utgFields)
  let json: unknown
  const parse = elapsed(() => {
    json = JSON.parse(text)
  })
  const decode = elapsed(() => {
    const answer = read(json)
    if (Result.isFailure(answer) || answer.success.rows.length !== rows) throw new Error("rows were lost")
  })
  return { bytes: text.length, parse, decode }
}

/** What the run before left over is cleared away meanwhile, as far as the engine likes to. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

const figuresOf = async (rows: number): Promise<Figures> => {
  const text = JSON.stringify({ serviceView: Array.from({ length: rows }, (_, index) => utgOf(index)) })
  once(text, rows)
  const all: Array<Figures> = []
  while (all.length < runs) {
    await pause()
    all.push(once(text, rows))
  }
  return {
    bytes: text.length,
    parse: median(all.map(({ parse }) => parse)),
    decode: median(all.map(({ decode }) => decode))
  }
}

const line = (rows: number, { bytes, parse, decode }: Figures): string =>
  [
    `${rows.toLocaleString("en-US")} rows, ${(bytes / 1e6).toFixed(1)} MB:`,
    `JSON.parse ${parse.toFixed(0)} ms, decoding ${decode.toFixed(0)} ms`,
    `(${(decode / parse).toFixed(2)} of JSON.parse; both ${((decode + parse) / parse).toFixed(2)})`
  ].join(" ")

/** Decodes UTG rows of the wire; prints the time, the ratio to `JSON.parse` of the same text and the growth. */
export const benchDecoding = async (print: (text: string) => void): Promise<void> => {
  const few = await figuresOf(10_000)
  const many = await figuresOf(100_000)
  print(line(10_000, few))
  print(line(100_000, many))
  print(`decoding takes ${(many.decode / few.decode).toFixed(1)} times as long for 10 times the rows`)
}
