import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { InstallationRow } from "@command-center/domain/installation/installation"
import { installationList } from "@command-center/domain/installation/installation-list"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { type ListScreenProps, RowsScreen } from "../../list/row-screen.screen.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { AboutInstallations } from "./about-installations.view.tsx"

const screen: RowScreen<InstallationRow> = {
  list: installationList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row,
  nameKey: "nickname",
  about: { title: installationMessages.about.title, Text: AboutInstallations }
}

/** Document 2 §2 "Installation list". */
export function InstallationsScreen(props: ListScreenProps) {
  return <RowsScreen {...props} screen={screen} />
}
