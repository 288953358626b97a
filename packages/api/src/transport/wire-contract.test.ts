import { installationTypes } from "@command-center/domain/installation/installation-type"
import { profileType } from "@command-center/domain/profile/new-profile"
import { applicationId } from "@command-center/domain/session/access-token"
import { clientId } from "@command-center/domain/session/sign-on"
import { expect, it } from "vitest"
import { everyCall } from "../../test-support/every-call.ts"
import { envelopeVersion, wireNumbers } from "./wire-contract.ts"

const lineOf = (name: string) => everyCall.find((call) => call.name === name)?.line

it("carries the numbers of the documents [A9-01 A9-02 A9-03 B9-04]", () => {
  expect({ clientId, applicationId, envelopeVersion, profileType, ...installationTypes, ...wireNumbers }).toEqual({
    clientId: 4,
    applicationId: 4,
    envelopeVersion: "1",
    profileType: 1,
    newUtg: 10,
    existingUtg: 30,
    componentType: 1,
    deviceSchemaVersion: 2,
    installRoleObject: 1,
    installRoleObjectType: 7
  })
  expect([lineOf("assignProfiles"), lineOf("loadConfigSchema"), lineOf("loadDeviceSchemas")]).toEqual([
    "PATCH as POST /management/componentProfileAssignments?installationtype=30",
    "GET /management/componentconfigschemas?componenttype=1&componentversion=5.0.0.3124",
    "GET /management/componentDevices?version=2"
  ])
})
