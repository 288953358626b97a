import type { Translation } from "../language/translation.ts"
import type { areaMessages } from "./area-messages.ts"

export const areaMessagesInGerman = {
  unauthorizedToView: (named) => `Sie dürfen ${named} dieses Kontos nicht sehen.`
} as const satisfies Translation<typeof areaMessages>
