// Creates an installation of a new UTG with everything that belongs to it, and saves its install package.
// COMMAND_CENTER_URL=… COMMAND_CENTER_TOKEN=… node new-installation.mjs 12 "Harbour Bar" package.zip
import { randomBytes } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { connect, scriptSentenceOf } from "@command-center/api/connect"
import { downloadInstallPackage } from "@command-center/api/management/installations"
import { newInstallationReason, setUpInstallation } from "@command-center/api/management/new-installation"
import { loadVersions } from "@command-center/api/versions"
import { ephemeralUserBody } from "@command-center/domain/installation/ephemeral-user"
import { installationBody } from "@command-center/domain/installation/installation-body"
import { defaultInstallationDraft } from "@command-center/domain/installation/installation-draft"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { randomId } from "@command-center/domain/installation/random-id"
import { defaultProduct } from "@command-center/domain/version/version-product"

const [account, name = "", target] = process.argv.slice(2)
const { COMMAND_CENTER_URL: url = "", COMMAND_CENTER_TOKEN: token = "" } = process.env
const businessEntityId = Number(account)

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}
const given = (outcome, sentence) => (outcome._tag === "Success" ? outcome.success : stop(sentence(outcome.failure)))

const { run } = given(await connect({ url, token }), scriptSentenceOf)
const authenticationCode = randomId(randomBytes)
const installation = given(
  installationBody({
    draft: { ...defaultInstallationDraft(10), name },
    businessEntityId,
    authenticationCode,
    agent: defaultProduct(given(await run(loadVersions("agent")), scriptSentenceOf)),
    utg: defaultProduct(given(await run(loadVersions("utg")), scriptSentenceOf))
  }),
  (issues) => issues.map(({ field, message }) => `${field}: ${message}`).join("\n")
)
const now = new Date()
const userWith = (roleId) =>
  ephemeralUserBody({
    authenticationCode,
    sessionToken: randomId(randomBytes),
    roleId,
    businessEntityId,
    now
  })

const notCreated = (failure) => installationMessages.createFailed(newInstallationReason(failure))
const { verificationId } = given(await run(setUpInstallation({ installation, userWith, now })), notCreated)
console.log(`Verification ID: ${verificationId}`)
if (target !== undefined) {
  const file = given(await run(downloadInstallPackage(verificationId)), scriptSentenceOf)
  await writeFile(target, new Uint8Array(await file.arrayBuffer()))
  console.log(`Install package: ${target}`)
}
