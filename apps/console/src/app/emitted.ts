import type { AccountPanelEmitted } from "@command-center/machines/account-panel/account-panel.types"
import type { AppearanceEmitted } from "@command-center/machines/appearance/appearance.types"
import type { LanguageChoiceEmitted } from "@command-center/machines/language-choice/language-choice.types"
import type { ListScreenEmitted } from "@command-center/machines/list-screen/list-screen.types"
import type { OperationEmitted } from "@command-center/machines/operation/operation.types"
import type { PaletteEmitted } from "@command-center/machines/palette/palette.types"
import type { ScreenEmitted } from "@command-center/machines/row-screen/row-screen.types"
import type { SessionEmitted } from "@command-center/machines/session/session.types"
import type { ShellEmitted } from "@command-center/machines/shell/shell.types"
import type { TagsEmitted } from "@command-center/machines/tags/tags.types"
import type { AnyEventObject } from "xstate"

/** Everything a machine of the console may emit. */
export type ConsoleEmitted =
  | SessionEmitted
  | ListScreenEmitted
  | ScreenEmitted
  | AccountPanelEmitted
  | AppearanceEmitted
  | LanguageChoiceEmitted
  | OperationEmitted
  | ShellEmitted
  | PaletteEmitted
  | TagsEmitted

const known: Readonly<Record<ConsoleEmitted["type"], true>> = {
  toast: true,
  alert: true,
  "address.changed": true,
  "address.settled": true,
  browserAlert: true,
  unauthorized: true,
  navigate: true,
  download: true,
  "rows.changed": true,
  copy: true,
  "filter.stored": true,
  "layout.stored": true,
  "views.stored": true,
  pageSizeChosen: true,
  refreshChosen: true,
  showTreeChosen: true,
  widthChosen: true,
  themeChosen: true,
  clocksChosen: true,
  languageChosen: true,
  redirectToSignIn: true,
  redirectToSignOut: true,
  addressCleaned: true,
  tokenStored: true,
  tokenCleared: true,
  selectedStored: true,
  selectedCleared: true,
  sessionBack: true,
  reloadRequired: true,
  "operation.kept": true,
  "operation.forgotten": true,
  "operation.closed": true,
  readAnew: true,
  signOut: true,
  "recent.stored": true
}

export const isConsoleEmitted = (event: AnyEventObject): event is ConsoleEmitted => Object.hasOwn(known, event.type)
