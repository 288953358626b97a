/** Why a task fails: what agents say in `resultMessage`. */
export const failureReasons = {
  rejected: "The agent rejected the task: its signature could not be verified.",
  controller: "The task could not be delivered to the agent.",
  tooOld: (version: string) => `UTG version ${version} is below 5.0.0.3018 and cannot manage card devices.`,
  unknownVersion: (version: string) => `Version ${version} was not found at the download location.`,
  noDevice: (terminalId: string) => `No device with terminal id ${terminalId} answered.`,
  noConfiguration: "There is no earlier configuration to return to.",
  /** What goes wrong now and then, whatever the task. */
  chance: [
    "The UTG service did not answer within 60 seconds.",
    "Not enough disk space: 312 MB free, 500 MB needed.",
    "Access to the path c:\\gateway\\utg2 was denied.",
    "The checksum of the downloaded file does not match.",
    "The connection to the download location was reset."
  ]
} as const
