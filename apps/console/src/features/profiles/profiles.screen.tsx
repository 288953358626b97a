import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { detailPath } from "@command-center/domain/navigation/routes"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { Link } from "react-router-dom"
import { type ListScreenProps, RowsScreen } from "../../list/row-screen.screen.tsx"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"

const screen: RowScreen<ProfileRow> = {
  list: profileList,
  properties: [],
  defaultFilter: () => emptyFilter,
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
  return <RowsScreen {...props} screen={screen} links={links} />
}
