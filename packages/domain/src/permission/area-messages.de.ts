import type { Translation } from "../language/translation.ts"
import type { areaLabels, areaMessages, areaNames } from "./area-messages.ts"

export const areaLabelsInGerman = {
  utgs: "UTGs",
  templates: "Konfigurationsvorlagen",
  tasks: "Aufgaben",
  devices: "Geräte",
  forms: "Formulare",
  profiles: "Profile",
  installations: "Installationen",
  users: "Benutzer"
} as const satisfies Translation<typeof areaLabels>

export const areaNamesInGerman = {
  utgs: "UTGs",
  templates: "Konfigurationsvorlagen",
  tasks: "Aufgaben",
  devices: "Geräte",
  forms: "Formulare",
  profiles: "Profile",
  installations: "Installationen",
  users: "Benutzer"
} as const satisfies Translation<typeof areaNames>

export const areaMessagesInGerman = {
  unauthorizedToView: (named) => `Sie dürfen ${named} dieses Kontos nicht sehen.`
} as const satisfies Translation<typeof areaMessages>
