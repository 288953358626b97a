import { Result } from "effect"
import { isJsonObject, jsonField, jsonText } from "../json/json-field.ts"
import { makeRowReader } from "../rows/row-reader.ts"

export interface ManifestSummary {
  readonly nickname: string | null
  readonly utgInstallLocation: string | null
  readonly agentInstallLocation: string | null
  readonly profileId: number | null
}

const readProfile = makeRowReader({ profileId: "optionalId" })

const profileIdOf = (component: unknown): number | null =>
  Result.match(readProfile(component), { onSuccess: ({ profileId }) => profileId, onFailure: () => null })

/** What the lists show of an install manifest (document 2 §3 "Installation"); null where it does not say. */
export const manifestSummary = (manifest: unknown): ManifestSummary => {
  const components = jsonField(manifest, "components")
  const first: unknown = Array.isArray(components) ? components[0] : undefined
  return {
    nickname: jsonText(jsonField(jsonField(manifest, "machine"), "nickname")),
    utgInstallLocation: jsonText(jsonField(first, "installLocation")),
    agentInstallLocation: jsonText(jsonField(jsonField(manifest, "agent"), "installLocation")),
    profileId: profileIdOf(first)
  }
}

/** The manifest without its authentication code, which a list has no use for and a copied row must not carry. */
export const withoutCredentials = (manifest: unknown): unknown =>
  isJsonObject(manifest)
    ? Object.fromEntries(Object.entries(manifest).filter(([name]) => name.toLowerCase() !== "credentials"))
    : manifest
