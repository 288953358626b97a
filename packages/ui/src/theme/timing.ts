/** Document 1 §9; milliseconds. The dialog recipes and the sidebar's style repeat the first three as CSS. */
export const modalTransition = 300
export const backdropTransition = 150
export const collapseAnimation = 300
export const tooltipDelays = {
  timestamp: { show: 100, hide: 250 },
  permission: { show: 250, hide: 400 }
} as const
