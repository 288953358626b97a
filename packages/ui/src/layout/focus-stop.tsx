/** Makes what is no control a tab stop: a box that only scrolls, an icon whose meaning is in its tooltip. */
export const focusStop = { tabIndex: 0 } as const
