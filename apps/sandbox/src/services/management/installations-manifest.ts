import { isInstallPath } from "@command-center/domain/installation/install-path"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { Schema } from "effect"
import { filledUpTo, mostCharacters } from "../http/bounded-text.ts"
import { StoredId } from "../http/stored-values.ts"

const Text = filledUpTo(mostCharacters.name)
const Address = filledUpTo(mostCharacters.address)

const Component = Schema.Struct({
  installLocation: Schema.String,
  utgVersion: Text,
  downloadLocation: Address,
  profileId: Schema.NullOr(StoredId),
  profileBusinessEntityId: Schema.NullOr(StoredId),
  runInstall: Schema.Boolean,
  tasks: Schema.Array(Schema.Struct({ type: Schema.Int, instructions: Schema.Unknown }))
})

/** Document 2 §3 "Installation". Fields that are not named here are kept as they came. */
export const Manifest = Schema.Struct({
  machine: Schema.Struct({ nickname: Schema.String }),
  agent: Schema.Struct({ installLocation: Schema.String, downloadLocation: Address, agentVersion: Text }),
  credentials: Schema.Struct({ authenticationCode: Text }),
  components: Schema.NonEmptyArray(Component)
})
export type Manifest = typeof Manifest.Type

/** What is wrong with what a manifest says, in sentences for the person (document 2 §5 "Installation"). */
export const manifestIssues = ({ machine, agent, components: [component] }: Manifest): ReadonlyArray<string> => [
  ...(machine.nickname.trim() === "" ? ["An installation needs a name."] : []),
  ...(machine.nickname.length > mostCharacters.name
    ? [`The name of an installation may have ${mostCharacters.name} characters at most.`]
    : []),
  ...(isInstallPath(component.installLocation) ? [] : [installationMessages.invalidUtgLocation]),
  ...(isInstallPath(agent.installLocation) ? [] : [installationMessages.invalidAgentLocation])
]
