import { translatable } from "../language/translatable.ts"

/** How the first row of a list comes to be, said where there is none. */
export const firstSteps = {
  utgs: "A UTG appears here once its installation has run on a machine. Prepare one under Installations.",
  tasks: "Tasks appear here once they are scheduled: select UTGs in the UTG List, then choose Schedule Task.",
  devices: "Devices appear here once a UTG reports them.",
  forms: "Forms appear here once they are uploaded. Anyone with edit rights here can upload the first one.",
  users: "Anyone with edit rights for users can create the first one here.",
  profiles: "A profile gives many UTGs the same settings. Anyone with edit rights here can add the first one with New.",
  installations:
    "An installation puts a UTG on a machine. Anyone with edit rights here can prepare the first one with New.",
  templates:
    "A config template changes the same settings on any UTG. Anyone with edit rights here can add the first one with New.",
  utgDevices: undefined,
  utgTasks: undefined
} as const

translatable({ firstSteps })
