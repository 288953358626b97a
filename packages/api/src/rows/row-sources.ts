import { deviceList } from "@command-center/domain/device/device-list"
import { formList } from "@command-center/domain/form/form-list"
import { installationList } from "@command-center/domain/installation/installation-list"
import { profileList } from "@command-center/domain/profile/profile-list"
import { everyList } from "@command-center/domain/rows/every-list"
import type { ListId } from "@command-center/domain/rows/list-id"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { deviceTypeNames } from "./device-type-names.ts"
import { profileNames } from "./profile-names.ts"
import { type AccountNames, makeRowSource, type RowSource } from "./row-source.ts"

type MakeSource = (names: AccountNames) => RowSource<object>

const counts = () => import("@command-center/domain/fleet/fleet-counts")

/** The lists that the dashboard counts, and those whose rows come without what another call knows. */
const ofMore: Readonly<Partial<Record<ListId, MakeSource>>> = {
  utgs: (names) => makeRowSource({ ...utgList, count: async () => (await counts()).countUtgs }, names),
  tasks: (names) => makeRowSource({ ...taskList, count: async () => (await counts()).countTasks }, names),
  devices: (names) => makeRowSource({ ...deviceList, count: async () => (await counts()).countDevices }, names),
  profiles: (names) => makeRowSource({ ...profileList, count: async () => (await counts()).countProfiles }, names),
  forms: (names) => makeRowSource({ ...formList, completion: deviceTypeNames }, names),
  installations: (names) => makeRowSource({ ...installationList, completion: profileNames }, names)
}

/** The row source of a list. */
export const rowSourceOf = (list: ListId, names: AccountNames): RowSource<object> =>
  ofMore[list]?.(names) ?? everyList[list].made((described): RowSource<object> => makeRowSource(described, names))
