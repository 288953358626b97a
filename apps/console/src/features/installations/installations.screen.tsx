import type { InstallationRow } from "@command-center/domain/installation/installation"
import { installationList } from "@command-center/domain/installation/installation-list"
import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { type ListScreenProps, RowsOnlyScreen } from "../../list/rows-only.screen.tsx"
import type { RowsOnly } from "../../list/rows-only.view.tsx"
import { AboutInstallations } from "./about-installations.view.tsx"

const screen: RowsOnly<InstallationRow> = {
  list: installationList,
  properties: [],
  copyOf: (row) => row,
  nameKey: "nickname",
  about: { title: installationMessages.about.title, Text: AboutInstallations }
}

/** Document 2 §2 "Installation list". */
export function InstallationsScreen(props: ListScreenProps) {
  return <RowsOnlyScreen {...props} screen={screen} />
}
