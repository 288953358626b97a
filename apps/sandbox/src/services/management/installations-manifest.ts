import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { Result, Schema } from "effect"

const Text = Schema.String.check(Schema.makeFilter((text: string) => text.trim() !== ""))
const Id = Schema.Int.check(Schema.isGreaterThan(0))

const Component = Schema.Struct({
  installLocation: Schema.String,
  utgVersion: Text,
  downloadLocation: Text,
  profileId: Schema.NullOr(Id),
  profileBusinessEntityId: Schema.NullOr(Id),
  runInstall: Schema.Boolean,
  tasks: Schema.Array(Schema.Struct({ type: Schema.Int, instructions: Schema.Unknown }))
})

/** Document 2 §3 "Installation". Fields that are not named here are kept as they came. */
const Manifest = Schema.Struct({
  machine: Schema.Struct({ nickname: Schema.String }),
  agent: Schema.Struct({ installLocation: Schema.String, downloadLocation: Text, agentVersion: Text }),
  credentials: Schema.Struct({ authenticationCode: Text }),
  components: Schema.NonEmptyArray(Component)
})

export interface ReadManifest {
  readonly profileId: number | null
  readonly profileBusinessEntityId: number | null
  /** Sentences for the person; empty where the manifest is right. */
  readonly issues: ReadonlyArray<string>
}

/** A drive letter, a colon, then segments between slashes of either kind (document 2 §5). */
const isInstallPath = (path: string): boolean => /^[a-z]:(?:[\\/][^\\/:*?"<>|]+)+[\\/]?$/iu.test(path)

/** What a manifest says, or null where it has not the shape of one. */
export const readManifest = (manifest: unknown): ReadManifest | null => {
  const read = Schema.decodeUnknownResult(Manifest)(manifest)
  if (Result.isFailure(read)) return null
  const { machine, agent, components } = read.success
  const [{ installLocation, profileId, profileBusinessEntityId }] = components
  const issues = [
    ...(machine.nickname.trim() === "" ? ["An installation needs a name."] : []),
    ...(isInstallPath(installLocation) ? [] : [installationMessages.invalidUtgLocation]),
    ...(isInstallPath(agent.installLocation) ? [] : [installationMessages.invalidAgentLocation])
  ]
  return { profileId, profileBusinessEntityId, issues }
}
