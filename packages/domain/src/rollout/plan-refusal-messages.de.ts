import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import type { planRefusalMessages } from "./plan-refusal-messages.ts"

const { rangeOverflow, valueMissing } = constraintMessagesInGerman

export const planRefusalMessagesInGerman = {
  startTooFar: (wave, latest) =>
    followedBy(
      rangeOverflow(latest),
      `Der Start von Welle ${wave} liegt zu weit in der Zukunft. Wählen Sie einen früheren.`
    ),
  noProfile: (profile, account) =>
    `Es gibt kein Profil ${profile} beim Konto ${account}, oder Sie dürfen es nicht sehen. Wählen Sie ein anderes Profil.`,
  noForm: (form, account) =>
    `Es gibt kein Formular ${form} beim Konto ${account}, oder Sie dürfen es nicht sehen. Wählen Sie ein anderes Formular.`,
  profileAlone: followedBy(
    valueMissing,
    "Ein Profil wird durch Id und Konto genannt. Geben Sie beide an, oder für beide null, um das Profil zu entfernen."
  )
} as const satisfies Translation<typeof planRefusalMessages>
