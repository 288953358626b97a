import { translatable } from "../language/translatable.ts"

/** The notices that came and went. */
export const noticeMessages = {
  title: "Earlier notices",
  alsoCalled: ["Notifications", "Messages", "Log"],
  none: "Nothing has been told since this page was opened.",
  hint: "The newest first, since this page was opened.",
  clear: "Clear"
} as const

translatable({ noticeMessages })
