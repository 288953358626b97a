import { sampleNewTask } from "@command-center/domain/task/sample-new-task"
import type { KnownIds } from "./known-call.ts"

export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** Ids of records that may be changed and deleted. */
export interface ScratchIds extends KnownIds {
  readonly machineToRemove: string
  readonly taskId: number
  readonly installationId: number
  readonly roleUserId: number
  readonly roleId: number
  /** Of the UTG's configuration. */
  readonly revisionId: number
  readonly profileName: string
  /** Of a user who is not there yet. */
  readonly username: string
  readonly code: string
}

export const userBody = (account: number, username: string) => ({
  Username: username,
  FirstName: "Nora",
  LastName: "Vance",
  Email: `${username}@quillmark.example`,
  BusinessEntityId: account,
  UserType: 0,
  IsActive: true
})

const get = (path: string): SentRequest => ({ method: "GET", path })

const ofSignOn = ({ token, userId, code }: ScratchIds): ReadonlyArray<SentRequest> => [
  {
    method: "POST",
    path: "sso/accessTokens",
    body: { authenticationCode: code, applicationId: 4, expires: null, token: null }
  },
  get(`sso/accessTokens/${token}`),
  get(`sso/users/${userId}/image`)
]

const ofSecurity = (ids: ScratchIds): ReadonlyArray<SentRequest> => {
  const { token, account, userId, roleUserId, roleId, username } = ids
  return [
    get(`security/users?accesstoken=${token}`),
    get(`security/userManifests?accessToken=${token}&businessEntityId=${account}`),
    get(`security/users/${userId}/permissionMasks`),
    get("security/permissions"),
    get(`security/businessentitysummaries?includeChildren=true&includeParent=true&parentBusinessEntityId=${account}`),
    get("security/objectRoleMappings?objectId=1&objectTypeId=7"),
    get(`security/businessentities/${account}/users?fullDetail=false`),
    {
      method: "POST",
      path: `security/businessentities/${account}/users`,
      body: userBody(account, username)
    },
    {
      method: "POST",
      path: `security/users/${roleUserId}/roles/${roleId}/businessentities`,
      body: { businessEntityIds: [account], userType: 0 }
    },
    {
      method: "POST",
      path: `security/businessentities/${account}/ephemeralUsers`,
      body: {
        authenticationCode: "V1StGXR8_Z5jdHi6B-myT",
        applicationId: 4,
        lifespan: { type: 20, start: "2026-11-20T15:00:00.000Z", end: "2026-11-22T15:00:00.000Z" },
        roleMappings: [{ roleId, businessEntityId: account }],
        userSessions: [{ sessionToken: "a-session" }]
      }
    }
  ]
}

const filter = (...predicates: ReadonlyArray<unknown>): string => JSON.stringify({ Predicates: predicates })

const queries = (account: number): ReadonlyArray<SentRequest> => {
  const ids = ["ComponentId", "DeviceConfigId", "TaskId"] as const
  return (["components", "devices", "tasks"] as const).flatMap((list, place) => {
    const path = `management/businessentities/${account}/${list}/query`
    const sent: ReadonlyArray<SentRequest> = [
      {
        method: "POST",
        path,
        body: filter(
          { PropertyName: ids[place], Operator: "EQ", Value: 20_000, TypeHint: "Integer" },
          { PropertyName: "UtgVersion", Operator: "LT", Value: "5.0.0.3018", TypeHint: "Version" }
        )
      },
      {
        method: "POST",
        path,
        body: filter({
          Operator: "OR",
          Value: [
            { PropertyName: "ComponentNickname", Operator: "LIKE", Value: "Till" },
            {
              PropertyName: "MachineStatusEntityLastKnownCommunication",
              Operator: "GT",
              Value: "11/20/2026",
              TypeHint: "DateTime"
            }
          ]
        })
      },
      { method: "POST", path: `${path}/csv`, body: filter() }
    ]
    return sent
  })
}

export const taskBody = ({ account, componentId, machine }: KnownIds) =>
  sampleNewTask({ businessEntityId: account, componentId, machinePermanentId: machine, label: "Restart: one" })

export const installationBody = (businessEntityId: number) => ({
  type: 10,
  businessEntityId,
  manifest: {
    machine: { nickname: "Till 4" },
    agent: {
      installLocation: "c:\\gateway\\agent",
      downloadLocation: "https://downloads.quillmark.example/agent.exe",
      agentVersion: "2.4.1.188"
    },
    credentials: { authenticationCode: "V1StGXR8_Z5jdHi6B-myT" },
    components: [
      {
        installLocation: "c:\\gateway\\",
        utgVersion: "5.0.0.3124",
        downloadLocation: "https://downloads.quillmark.example/utg.exe",
        profileId: null,
        profileBusinessEntityId: null,
        runInstall: true,
        tasks: [{ type: 3, instructions: { componentRunningMode: 1 } }]
      }
    ],
    channel: "stable"
  }
})

const config = JSON.stringify({ utgGlobal: { lowDiskSpaceThresholdMB: 2 }, apiInterfaceConfig: { apiInterface: [] } })

const ofUtgs = (ids: ScratchIds): ReadonlyArray<SentRequest> => {
  const { account, componentId, machine, component, machineToRemove, taskId, profileId, revisionId } = ids
  const at = `management/businessentities/${account}`
  const of = `${at}/machines/${machine}/components/${component}`
  return [
    get(`${at}/components/${componentId}`),
    get(`${at}/machineStatus/${machine}`),
    get(`${of}/componentConfigs/0`),
    get(`${of}/componentConfigs/0/revisions`),
    {
      method: "PUT",
      path: of,
      body: { component: { Nickname: "A", Merchant: "B", Location: "C", FileId: "D", Lane: "E" } }
    },
    {
      method: "PUT",
      path: `${of}/componentConfigs/0`,
      body: { componentConfig: { config, revisionId, note: "kept" } }
    },
    {
      method: "PATCH",
      path: "management/componentProfileAssignments?installationtype=30",
      body: [{ componentId, componentBusinessEntityId: account, profileId, profileBusinessEntityId: account }]
    },
    {
      method: "PATCH",
      path: "management/componentProfileAssignments?installationtype=30",
      body: [{ componentId, componentBusinessEntityId: account, profileId: null, profileBusinessEntityId: null }]
    },
    { method: "POST", path: `${at}/tasksbulk`, body: [taskBody(ids)] },
    { method: "DELETE", path: `${at}/machines/${machine}/tasks/${taskId}` },
    { method: "DELETE", path: `${at}/machines/${machineToRemove}` }
  ]
}

const ofRecords = (ids: ScratchIds): ReadonlyArray<SentRequest> => {
  const { account, componentId, profileId, profileName, templateId, formId, installationId, verificationId } = ids
  const at = `management/businessentities/${account}`
  const template = { name: `Template ${templateId}`, businessEntityId: account }
  return [
    get(`${at}/configtemplates`),
    get(`${at}/configtemplates/${templateId}`),
    { method: "POST", path: `${at}/configtemplates`, body: { ...template, name: `New ${templateId}`, data: "{}" } },
    { method: "PUT", path: `${at}/configtemplates/${templateId}`, body: { ...template, id: templateId, config } },
    { method: "POST", path: `${at}/configtemplates/${templateId}/merge/${componentId}` },
    get(`${at}/componentProfiles`),
    get(`${at}/componentProfiles/${profileId}`),
    {
      method: "POST",
      path: `${at}/componentProfiles`,
      body: { name: `Profile ${profileId}`, businessEntityId: account, type: 1, config: { utgGlobal: { a: 1 } } }
    },
    {
      method: "PUT",
      path: `${at}/componentProfiles/${profileId}`,
      body: { id: profileId, name: profileName, businessEntityId: account, config }
    },
    get(`${at}/componentDeviceForms`),
    get(`${at}/componentDeviceForms/${formId}/forms.tgz`),
    {
      method: "POST",
      path: `${at}/componentDeviceForms/create`,
      body: { deviceType: 26, name: "Tip screen", description: "Tips", businessEntityId: account }
    },
    { method: "PUT", path: `${at}/componentDeviceForms/${formId}/uploaded` },
    get(`${at}/installations`),
    { method: "POST", path: `${at}/installations`, body: installationBody(account) },
    get(`management/installations/packagezip?verificationId=${verificationId}`),
    get("management/componentconfigschemas?componenttype=1&componentversion=5.0.0.3124"),
    get("management/componentDevices?version=2"),
    { method: "DELETE", path: `${at}/configtemplates/${templateId}` },
    { method: "DELETE", path: `${at}/componentDeviceForms/${formId}` },
    { method: "DELETE", path: `${at}/installations/${installationId}` },
    { method: "DELETE", path: `${at}/componentprofiles/${profileId}?profilename=${encodeURIComponent(profileName)}` }
  ]
}

/** Each call of the contract once, as its service takes it; those that delete come after those that use. */
export const validRequests = (ids: ScratchIds): ReadonlyArray<SentRequest> => [
  ...ofSignOn(ids),
  ...ofSecurity(ids),
  ...queries(ids.account),
  ...ofUtgs(ids),
  ...ofRecords(ids)
]
