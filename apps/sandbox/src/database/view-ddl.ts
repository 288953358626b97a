/** Columns of a UTG's row, the same in all three views: wire name and expression. */
const utgColumns: ReadonlyArray<readonly [name: string, expression: string]> = [
  ["componentId", "c.id"],
  ["componentPermanentId", "c.permanent_id"],
  ["machinePermanentId", "m.permanent_id"],
  ["componentNickname", "c.nickname"],
  ["componentMerchant", "c.merchant"],
  ["componentLocation", "c.location"],
  ["componentLane", "c.lane"],
  ["componentFileId", "c.file_id"],
  ["componentProfileName", "p.name"],
  ["componentProfileVersion", "c.profile_version"],
  ["utgStatus", "c.utg_status"],
  ["utgVersion", "c.utg_version"],
  ["agentVersion", "m.agent_version"],
  ["configStatus", "c.config_status"],
  ["machineDnsName", "m.dns_name"],
  ["machineStatus", "m.status"],
  ["machineNickname", "m.nickname"],
  ["machineStatusEntityLastKnownCommunication", "m.last_known_communication"],
  ["machineStatusEntityNextPredictedCommunication", "m.next_predicted_communication"],
  ["machineStatusEntityStandardTimeZone", "m.standard_time_zone"],
  ["machineStatusEntityWindowsVersion", "m.windows_version"]
]

const deviceColumns: ReadonlyArray<readonly [string, string]> = [
  ["deviceConfigId", "d.id"],
  ["deviceConfigApiTerminalId", "d.api_terminal_id"],
  ["deviceConfigDeviceName", "d.config_name"],
  ["deviceConfigDeviceType", "d.config_type"],
  ["deviceStatusDeviceType", "d.reported_type"],
  ["deviceStatusDeviceSerialNumber", "d.serial_number"],
  ["deviceStatusDevicePciVersion", "d.pci_version"],
  ["deviceStatusFirmwareVersion", "d.firmware_version"],
  ["deviceStatusRBAVersion", "d.rba_version"],
  ...[0, 1, 2, 3, 4, 5].map((key) => [`deviceStatusDeviceKey${key}`, `d.key${key}`] as const)
]

/** Code 5 has two names; the destination of the instructions tells which (contract "Task instructions"). */
const taskTypeName = `case when t.type = 5 and t.instructions like '%"destination":5%' then 'Revert UTG'
  when t.type = 6 then 'Retrieve latest component information' else coalesce(tt.name, 'Unknown') end`

const taskColumns: ReadonlyArray<readonly [string, string]> = [
  ["taskId", "t.id"],
  ["taskType", "t.type"],
  ["taskTypeName", taskTypeName],
  ["taskStatus", "t.status"],
  ["taskStatusName", "ts.name"],
  ["taskRunAfter", "t.run_after"],
  ["taskLastUpdatedAt", "t.last_updated_at"],
  ["taskBulkLabel", "t.bulk_label"],
  ["taskResultMessage", "t.result_message"],
  ["parentName", "b.name"]
]

type Columns = ReadonlyArray<readonly [string, string]>

/** Dates as ISO UTC text; the task view's last update comes in the services' other form, /Date(ms+offset)/. */
const jsonValue = ([name, expression]: readonly [string, string]): string => {
  if (name === "taskLastUpdatedAt") return `wire_date(${expression})`
  return name === "taskRunAfter" || name.endsWith("Communication") ? `iso_utc(${expression})` : expression
}

const objectOf = (columns: Columns): string =>
  `json_build_object(${columns.map((column) => `'${column[0]}', ${jsonValue(column)}`).join(", ")})`

const rowsView = (name: string, columns: Columns, from: string): string =>
  `create view ${name} as select ${columns.map(([column, expression]) => `${expression} as "${column}"`).join(", ")}, ${objectOf(columns)} as json from ${from}`

const utgJoins = "join machine m on m.id = c.machine_id left join component_profile p on p.id = c.profile_id"

const small = (name: string, columns: string, json: string, from: string): string =>
  `create view ${name} as select ${columns}, json_build_object(${json}) as json from ${from}`

/** SQL functions: dates of the wire, and a version as numbers so that versions compare part by part. */
export const functionDdl: ReadonlyArray<string> = [
  `create or replace function iso_utc(at timestamptz) returns text language sql immutable parallel safe
    as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$`,
  `create or replace function wire_date(at timestamptz) returns text language sql immutable parallel safe
    as $$ select '/Date(' || floor(extract(epoch from at) * 1000)::bigint || '+0000)/' $$`,
  `create or replace function version_key(version text) returns bigint[] language sql immutable parallel safe
    as $$ select string_to_array(substring(version from '[0-9]{1,9}(?:\\.[0-9]{1,9})*'), '.')::bigint[] $$`
]

export const viewNames = [
  "service_view",
  "device_view",
  "task_view",
  "business_entity_summary_view",
  "permission_mask_view",
  "user_view",
  "profile_view",
  "config_template_view",
  "device_form_view",
  "installation_view"
] as const

const withAccount = (account: string, columns: Columns): Columns => [["businessEntityId", account], ...columns]

export const viewDdl: ReadonlyArray<string> = [
  rowsView("service_view", withAccount("c.business_entity_id", utgColumns), `component c ${utgJoins}`),
  rowsView(
    "device_view",
    withAccount("c.business_entity_id", [...deviceColumns, ...utgColumns]),
    `device d join component c on c.id = d.component_id ${utgJoins}`
  ),
  rowsView(
    "task_view",
    withAccount("t.business_entity_id", [...taskColumns, ...utgColumns]),
    `task t join component c on c.id = t.component_id ${utgJoins}
      join business_entity b on b.id = t.business_entity_id
      left join task_type tt on tt.id = t.type join task_status ts on ts.id = t.status`
  ),
  small(
    "business_entity_summary_view",
    "id",
    `'id', id, 'name', name, 'parentId', parent_id, 'businessEntityTypeId', type_id, 'businessEntitySubTypeId', sub_type_id,
     'isMerchant', type_id = 1, 'isOrganization', type_id = 2 and sub_type_id <> 3, 'isResellerOrganization', sub_type_id = 3`,
    "business_entity"
  ),
  `create view permission_mask_view as select id, person_id as "personId", case when reading = 'flags'
     then json_build_object('permissionId', permission_id, 'roleBusinessEntityIds', role_business_entity_ids,
       'canView', can_view, 'canEdit', can_edit, 'canDelete', can_delete, 'isEnabled', is_enabled, 'canGrant', can_grant)
     else json_build_object('permissionId', permission_id, 'roleBusinessEntityIds', role_business_entity_ids,
       'levelMask', can_view::int * 16 + can_edit::int * 8 + can_delete::int * 4 + is_enabled::int * 2 + can_grant::int)
     end as json from permission_mask`,
  small(
    "user_view",
    `u.id, u.business_entity_id as "businessEntityId", u.username`,
    `'id', u.id, 'username', u.username, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
     'emailAddressVerified', u.email_address_verified, 'userType', u.user_type, 'isActive', u.is_active,
     'isLocked', u.is_locked, 'isInitialUser', u.is_initial_user, 'businessEntityId', u.business_entity_id,
     'roleId', r.id, 'roleName', r.name`,
    `person u left join lateral (select role.id, role.name from person_role pr join role on role.id = pr.role_id
       where pr.person_id = u.id order by pr.role_id limit 1) r on true`
  ),
  small(
    "profile_view",
    `p.id, p.business_entity_id as "businessEntityId"`,
    `'id', p.id, 'name', p.name, 'businessEntityId', p.business_entity_id, 'type', p.type, 'version', p.version,
     'createdAt', iso_utc(p.created_at), 'lastUpdatedAt', iso_utc(p.last_updated_at),
     'lastAppliedAt', iso_utc(p.last_applied_at), 'config', p.config,
     'businessEntitySummary', json_build_object('id', b.id, 'name', b.name)`,
    "component_profile p join business_entity b on b.id = p.business_entity_id"
  ),
  small(
    "config_template_view",
    `id, business_entity_id as "businessEntityId"`,
    `'id', id, 'name', name, 'businessEntityId', business_entity_id, 'config', config, 'lastUpdatedAt', iso_utc(last_updated_at)`,
    "config_template"
  ),
  small(
    "device_form_view",
    `id, business_entity_id as "businessEntityId", is_uploaded as "isUploaded"`,
    `'id', id, 'name', name, 'description', description, 'deviceType', device_type,
     'businessEntityId', business_entity_id, 'lastUpdatedAt', iso_utc(last_updated_at)`,
    "device_form"
  ),
  small(
    "installation_view",
    `i.id, i.business_entity_id as "businessEntityId", i.is_active as "isActive"`,
    `'id', i.id, 'type', i.type, 'verificationId', i.verification_id, 'businessEntityId', i.business_entity_id,
     'createdAt', iso_utc(i.created_at), 'lastUpdatedAt', iso_utc(i.last_updated_at), 'profileId', i.profile_id,
     'profileName', p.name, 'manifest', i.manifest::json`,
    "installation i left join component_profile p on p.id = i.profile_id"
  )
]
