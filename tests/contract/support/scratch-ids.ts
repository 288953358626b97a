import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Sandbox } from "@command-center/sandbox/src/server.ts"
import { call, listIn, objectIn, tokenOf } from "@command-center/sandbox/src/testing.ts"
import { installationBody, type ScratchIds, taskBody, userBody } from "./valid-requests.ts"

let made = 0

const account = knownAccounts.merchant.id

/** Two UTGs of the account that no other turn gets. */
const utgsOf = async ({ db }: Sandbox, turn: number) => {
  const machines = new Map((await db.select().from(schema.machine)).map(({ id, permanentId }) => [id, permanentId]))
  const rows = (await db.select().from(schema.component)).filter((row) => row.businessEntityId === account)
  const [utg, other] = rows
    .toSorted((one, another) => one.id - another.id)
    .slice(2 * (turn - 1))
    .map(({ id, permanentId, machineId }) => ({ id, permanentId, machine: machines.get(machineId) ?? "" }))
  if (utg === undefined || other === undefined) throw new Error("There are too few UTGs.")
  return { utg, other }
}

/** Makes a record of each kind for whoever changes and deletes them, so that it disturbs no other. */
export const makeScratchIds = async (sandbox: Sandbox, now: Date): Promise<ScratchIds> => {
  made += 1
  const token = await tokenOf(sandbox)
  const { utg, other } = await utgsOf(sandbox, made)
  const at = `management/businessentities/${account}`
  const post = (path: string, body: unknown) => call(sandbox, { token, method: "POST", path, body })
  const name = `Scratch ${made}`
  const profile = await objectIn(
    post(`${at}/componentProfiles`, { name, businessEntityId: account, type: 1, config: "{}" }),
    "componentProfile"
  )
  const template = await objectIn(
    post(`${at}/configtemplates`, { name, businessEntityId: account, data: "{}" }),
    "configTemplate"
  )
  const user = await objectIn(
    post(`security/businessentities/${account}/users`, userBody(account, `scratch${made}`)),
    "user"
  )
  const installation = await objectIn(post(`${at}/installations`, installationBody(account)), "installation")
  const [form] = await sandbox.db
    .insert(schema.deviceForm)
    .values({ name, description: "", deviceType: 26, businessEntityId: account, isUploaded: true, lastUpdatedAt: now })
    .returning()
  const ids = {
    origin: sandbox.origin,
    token,
    account,
    userId: sandbox.people.find(({ username }) => username === "dana.whitlock")?.id ?? 0,
    componentId: utg.id,
    machine: utg.machine,
    component: utg.permanentId,
    profileId: Number(profile["id"]),
    profileName: name,
    templateId: Number(template["id"]),
    formId: form?.id ?? 0,
    verificationId: String(installation["verificationId"]),
    utgVersion: "5.0.0.3124",
    schemaFile: ""
  }
  const [role] = await sandbox.db.select().from(schema.role)
  const configs = await sandbox.db.select().from(schema.componentConfig)
  const [task] = await listIn(post(`${at}/tasksbulk`, [taskBody(ids)]), "task")
  return {
    ...ids,
    taskId: Number(task?.["id"]),
    installationId: Number(installation["id"]),
    roleId: role?.id ?? 0,
    revisionId: configs.find(({ componentId }) => componentId === utg.id)?.revisionId ?? 0,
    machineToRemove: other.machine,
    roleUserId: Number(user["id"]),
    username: `another${made}`,
    code: await sandbox.tokens.issueCode(ids.userId)
  }
}
