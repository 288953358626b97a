import { deviceList } from "../device/device-list.ts"
import { formList } from "../form/form-list.ts"
import { installationList } from "../installation/installation-list.ts"
import type { Subject } from "../permission/subject.ts"
import { profileList } from "../profile/profile-list.ts"
import { taskList } from "../task/task-list.ts"
import { templateList } from "../template/template-list.ts"
import { userList } from "../user/user-list.ts"
import { contactList } from "../utg/contact-list.ts"
import { utgList } from "../utg/utg-list.ts"
import { utgDeviceList, utgTaskList } from "../utg/utg-tables.ts"
import type { ListOf } from "./list-description.ts"
import type { ListId } from "./list-id.ts"
import type { RowFields } from "./row-fields.ts"

/** A list, whatever its rows are. */
interface AnyList {
  readonly rights: Subject
  /** What somebody makes of the list who does so for lists of any rows. */
  readonly made: <Made>(make: <Fields extends RowFields>(list: ListOf<Fields>) => Made) => Made
}

const anyList = <Fields extends RowFields>(list: ListOf<Fields>): AnyList => ({
  rights: list.rights,
  made: (make) => make(list)
})

/** The description of each list. */
export const everyList: Readonly<Record<ListId, AnyList>> = {
  utgs: anyList(utgList),
  templates: anyList(templateList),
  tasks: anyList(taskList),
  devices: anyList(deviceList),
  forms: anyList(formList),
  profiles: anyList(profileList),
  installations: anyList(installationList),
  users: anyList(userList),
  contacts: anyList(contactList),
  utgDevices: anyList(utgDeviceList),
  utgTasks: anyList(utgTaskList)
}
