// The UTGs of an account whose version is older than a given one, and what could not be read.
// COMMAND_CENTER_URL=http://localhost:4400 COMMAND_CENTER_TOKEN=… node list-utgs.mjs 12 5.0.0.3018
import { connect, scriptSentenceOf } from "@command-center/api/connect"
import { loadList } from "@command-center/api/management/lists"
import { utgFields } from "@command-center/domain/utg/utg"

const [account, version] = process.argv.slice(2)
const { COMMAND_CENTER_URL: url = "", COMMAND_CENTER_TOKEN: token = "" } = process.env

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}
const given = (outcome) => (outcome._tag === "Success" ? outcome.success : stop(scriptSentenceOf(outcome.failure)))

const { run } = given(await connect({ url, token }))
const older =
  version === undefined ? [] : [{ PropertyName: "UtgVersion", Operator: "LT", Value: version, TypeHint: "Version" }]
const { rows, unreadable } = given(await run(loadList({ call: "utgs", fields: utgFields }, Number(account), older)))

for (const { componentNickname, utgVersion, utgStatus } of rows)
  console.log([componentNickname, utgVersion, utgStatus].join("\t"))
if (unreadable.count > 0) console.error(`${unreadable.count} rows could not be read: ${unreadable.reasons.join("; ")}`)
