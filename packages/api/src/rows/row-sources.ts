import { deviceFields } from "@command-center/domain/device/device"
import { deviceList } from "@command-center/domain/device/device-list"
import { formFields } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { installationFields } from "@command-center/domain/installation/installation"
import { installationList } from "@command-center/domain/installation/installation-list"
import { profileFields } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { ListId } from "@command-center/domain/rows/list-description"
import { taskFields } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { templateFields } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import { userFields } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { utgFields } from "@command-center/domain/utg/utg"
import { utgDeviceFields } from "@command-center/domain/utg/utg-detail"
import { utgList } from "@command-center/domain/utg/utg-list"
import { utgDeviceList, utgTaskList } from "@command-center/domain/utg/utg-tables"
import { profileNames } from "./profile-names.ts"
import { type AccountNames, makeRowSource, type RowSource } from "./row-source.ts"

const counts = () => import("@command-center/domain/fleet/fleet-counts")

/** A row source for every list, by the list's id. */
export const rowSources: Readonly<Record<ListId, (names: AccountNames) => RowSource<object>>> = {
  utgs: (names) =>
    makeRowSource({ ...utgList, fields: utgFields, count: async () => (await counts()).countUtgs }, names),
  tasks: (names) =>
    makeRowSource({ ...taskList, fields: taskFields, count: async () => (await counts()).countTasks }, names),
  devices: (names) =>
    makeRowSource({ ...deviceList, fields: deviceFields, count: async () => (await counts()).countDevices }, names),
  utgDevices: (names) => makeRowSource({ ...utgDeviceList, fields: utgDeviceFields }, names),
  utgTasks: (names) => makeRowSource({ ...utgTaskList, fields: taskFields }, names),
  forms: (names) => makeRowSource({ ...formList, fields: formFields }, names),
  users: (names) => makeRowSource({ ...userList, fields: userFields }, names),
  profiles: (names) =>
    makeRowSource({ ...profileList, fields: profileFields, count: async () => (await counts()).countProfiles }, names),
  installations: (names) =>
    makeRowSource({ ...installationList, fields: installationFields, completion: profileNames }, names),
  templates: (names) => makeRowSource({ ...templateList, fields: templateFields }, names)
}
