import { detailPath } from "@command-center/domain/navigation/routes"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { Link } from "react-router-dom"
import { type ListScreenProps, RowsOnlyScreen } from "../../list/rows-only.screen.tsx"
import type { RowsOnly } from "../../list/rows-only.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"

const screen: RowsOnly<ProfileRow> = {
  list: profileList,
  properties: [],
  copyOf: (row) => row,
  nameKey: "name"
}

/** Document 2 §2 "Profile list". */
export function ProfilesScreen(props: ListScreenProps) {
  const links: LinkCells<ProfileRow> = {
    name: (row, place) => (
      <Link to={detailPath(props.businessEntityId, "profiles", row.id)} {...place}>
        {profileList.nameOf(row)}
      </Link>
    )
  }
  return <RowsOnlyScreen {...props} screen={screen} links={links} />
}
