/** Document 1 §9; milliseconds. */
export const tooltipDelays = {
  timestamp: { show: 100, hide: 250 },
  permission: { show: 250, hide: 400 }
} as const
