// Gives a UTG another nickname. Everything else of it goes back as it was read, also what this package does not know.
// COMMAND_CENTER_URL=… COMMAND_CENTER_TOKEN=… node rename-utg.mjs 12 1001 "Lane 1"
import { connect, scriptSentenceOf } from "@command-center/api/connect"
import { loadComponent, updateComponent } from "@command-center/api/management/components"
import { editedComponent, editOf } from "@command-center/domain/utg/utg-component"

const [account, componentId, nickname = ""] = process.argv.slice(2)
const { COMMAND_CENTER_URL: url = "", COMMAND_CENTER_TOKEN: token = "" } = process.env

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}
const given = (outcome) => (outcome._tag === "Success" ? outcome.success : stop(scriptSentenceOf(outcome.failure)))

const { run } = given(await connect({ url, token }))
const component = given(await run(loadComponent(Number(account), Number(componentId))))
const edited = editedComponent(component, { ...editOf(component), nickname })
given(await run(updateComponent(Number(account), component, edited)))
console.log(`${component.nickname ?? component.id} is now ${nickname}`)
