/** What the figures of a fleet say, on the dashboard and in the program. */
export const fleetMessages = {
  numbers: {
    online: "UTGs online",
    offline: "UTGs not online",
    silent: "Not heard from",
    unsynchronized: "Configuration not synchronized",
    "agent-behind": "Agent behind",
    "utg-behind": "UTG version behind",
    failed: "Tasks failed in 24 hours",
    "failed-before": "Tasks failed in the 24 hours before"
  },
  limitWrong: (text: string) =>
    `"${text}" is no limit. Write a figure, >, >=, < or <=, and a number with or without %: offline > 5%.`,
  limitUnknown: (name: string, names: ReadonlyArray<string>) =>
    `There is no figure "${name}". The figures are ${names.join(", ")}.`,
  limitPassed: (limit: string, found: string) => `The limit ${limit} is passed: ${found}.`
} as const
