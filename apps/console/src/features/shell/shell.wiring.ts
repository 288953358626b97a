import { dashboardPath } from "@command-center/domain/navigation/routes"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { userImageAddress } from "@command-center/domain/session/sign-on"
import type { User } from "@command-center/domain/session/user"

export interface UserLinks {
  readonly imageUrl: string | null
  readonly profileHref: string
  readonly oldExperienceHref: string
}

/** Where the user menu leads (contract "Runtime config"). */
export const userLinks = (config: RuntimeConfig, user: User, businessEntityId: number): UserLinks => ({
  imageUrl: user.imageSelected ? userImageAddress(config, user.id) : null,
  profileHref: `${config.fortressBaseUrl}/profile`,
  oldExperienceHref: `${config.emberUrl}${dashboardPath(businessEntityId)}`
})
