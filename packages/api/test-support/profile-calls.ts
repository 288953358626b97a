import {
  assignProfiles,
  createProfile,
  deleteProfile,
  loadProfile,
  loadSentProfile,
  updateProfile
} from "../src/management/profiles.ts"
import { type KnownCall, management, read, write } from "./known-call.ts"

/** The calls about one profile, or about which UTGs have it. */
export const profileCalls: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "loadProfile",
    program: loadProfile(7, 11),
    line: `GET ${management}/componentProfiles/11`,
    answer: "object"
  },
  {
    ...read,
    name: "loadSentProfile",
    program: loadSentProfile(7, 11),
    line: `GET ${management}/componentProfiles/11`,
    answer: "object"
  },
  {
    ...write,
    name: "createProfile",
    program: createProfile(7, { name: "Bar", businessEntityId: 7, type: 1, config: "{}" }),
    line: `POST ${management}/componentProfiles`,
    body: '{"name":"Bar","businessEntityId":7,"type":1,"config":"{}"}',
    answer: "object"
  },
  {
    ...write,
    name: "updateProfile",
    program: updateProfile(7, 11, { id: 11, name: "Bar", businessEntityId: 7, config: "{}" }),
    line: `PUT ${management}/componentProfiles/11`,
    body: '{"id":11,"name":"Bar","businessEntityId":7,"config":"{}"}',
    action: "update profile"
  },
  {
    ...write,
    name: "deleteProfile",
    program: deleteProfile(7, 11, "Bar & Café"),
    line: `DELETE as POST ${management}/componentprofiles/11?profilename=Bar%20%26%20Caf%C3%A9`,
    action: "delete profile"
  },
  {
    ...write,
    name: "assignProfiles",
    program: assignProfiles([
      { componentId: 1, componentBusinessEntityId: 7, profileId: null, profileBusinessEntityId: null }
    ]),
    line: "PATCH as POST /management/componentProfileAssignments?installationtype=30",
    body: '[{"componentId":1,"componentBusinessEntityId":7,"profileId":null,"profileBusinessEntityId":null}]',
    action: "apply the profiles"
  }
]
