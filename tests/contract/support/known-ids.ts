import { loadList } from "@command-center/api/management/lists"
import { loadSchemaManifest } from "@command-center/api/static/schemas"
import { utgFields } from "@command-center/domain/utg/utg"
import type { Estate } from "./estate.ts"
import type { KnownIds } from "./known-call.ts"

/** What calls at an account can ask for. */
export const knownIdsAt = async (estate: Estate, account: number): Promise<KnownIds> => {
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const first = async (call: "profiles" | "templates" | "forms") =>
    (await estate.given(loadList({ call, fields: { id: "id" } }, account))).rows[0]?.id ?? 0
  const installations = await estate.given(
    loadList({ call: "installations", fields: { verificationId: "text" } }, account)
  )
  const [profile] = (await estate.given(loadSchemaManifest())).profiles
  return {
    origin: estate.origin,
    token: estate.token,
    account,
    userId: estate.sandbox.people.find(({ username }) => username === "dana.whitlock")?.id ?? 0,
    componentId: rows[0]?.componentId ?? 0,
    machine: rows[0]?.machinePermanentId ?? "",
    component: rows[0]?.componentPermanentId ?? "",
    profileId: await first("profiles"),
    templateId: await first("templates"),
    formId: await first("forms"),
    verificationId: installations.rows[0]?.verificationId ?? "",
    utgVersion: profile?.utgVersion ?? "",
    schemaFile: profile?.file ?? ""
  }
}
