import type { UtgRow } from "@command-center/domain/utg/utg"

type Hostile = Readonly<Record<string, unknown>> | null | string | number | ReadonlyArray<unknown>

interface Kind {
  /** What a row of this kind holds besides its id. */
  readonly row: (id: number) => Hostile
  /** Why it cannot be read; null where it is shown. */
  readonly refusal: string | null
}

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>{{7*7}}&lt;b&gt;'
const control = "bell\u0007 null\u0000 escape\u001b[31m backspace\b line\u2028 tab\t\u007f"
const bidi = "\u202egnp.exe\u2066 \u200f\u0627\u0644\u200e \u2067mixed"
const joined = "joined \u{1f469}\u200d\u{1f680} and e\u0301\u0301"
/** No test can type or read them: the browser is told and asked in UTF-8. */
const halves = "half \ud83d of \udc00 a pair"

const formula = '=HYPERLINK("http://x","y")'

/** Texts and what a cell shows of them: as they are, but for control characters, of which there are pictures. */
export const hostileTexts: ReadonlyArray<readonly [text: string, shown: string]> = [
  [markup, markup],
  [control, "bell␇ null␀ escape␛[31m backspace␈ line\u2028 tab\t␡"],
  [bidi, bidi],
  [joined, joined],
  [formula, formula]
]

const longName = "long ".repeat(2_000)

const utg = (id: number, fields: Readonly<Record<string, unknown>>) => ({ componentId: id, ...fields })
const named = (name: string) => (id: number) =>
  utg(id, { componentNickname: `${name} ${id}`, componentMerchant: name, machineNickname: name, utgStatus: "Running" })

const kinds: ReadonlyArray<Kind> = [
  { row: named(markup), refusal: null },
  { row: named(control), refusal: null },
  { row: named(bidi), refusal: null },
  { row: named(joined), refusal: null },
  { row: (id) => utg(id, { componentNickname: halves, componentMerchant: halves, utgStatus: halves }), refusal: null },
  { row: named(formula), refusal: null },
  { row: (id) => utg(id, { componentNickname: `${longName}${id}`, utgStatus: longName }), refusal: null },
  { row: (id) => utg(id, {}), refusal: null },
  { row: (id) => utg(id, { componentNickname: null, utgVersion: null, businessEntityId: null }), refusal: null },
  {
    row: (id) => utg(id, { utgStatus: "???", configStatus: "-1", utgVersion: "five", agentVersion: "9.9.9.9.9.9.9" }),
    refusal: null
  },
  {
    row: (id) => ({
      ComponentId: String(id),
      ComponentNickname: 12,
      ComponentLane: true,
      __proto__: null,
      constructor: "x"
    }),
    refusal: null
  },
  {
    row: (id) => utg(id, { componentNickname: { toString: "x" } }),
    refusal: "componentNickname must be text or nothing"
  },
  {
    row: (id) => utg(id, { machineStatusEntityLastKnownCommunication: "the day before" }),
    refusal: "machineStatusEntityLastKnownCommunication must be /Date(ms+offset)/ or ISO UTC text"
  },
  { row: () => ({ componentNickname: "without an id" }), refusal: "componentId must be a whole number" },
  { row: (id) => [null, "text", [id], id][id % 4] ?? null, refusal: "a row must be an object" },
  { row: () => utg(1, { componentNickname: "again" }), refusal: "a row's id must be its own" }
]

export interface HostileRows {
  readonly rows: ReadonlyArray<Hostile>
  readonly readable: number
  readonly unreadable: number
  readonly reasons: ReadonlyArray<string>
}

/** Rows as no service should send them, of every kind in turn; the first one, `plain`, is as it should be. */
export const hostileRows = (count: number, plain: Partial<UtgRow>): HostileRows => {
  const of = (id: number) => kinds[id % kinds.length]
  const ids = Array.from({ length: count - 1 }, (_, at) => at + 2)
  const unreadable = ids.filter((id) => of(id)?.refusal !== null).length
  return {
    rows: [utg(1, plain), ...ids.map((id) => of(id)?.row(id) ?? null)],
    readable: count - unreadable,
    unreadable,
    reasons: kinds.flatMap(({ refusal }) => refusal ?? [])
  }
}
