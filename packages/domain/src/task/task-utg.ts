import { placeOfUtg } from "../utg/utg-place.ts"
import type { TaskRow } from "./task.ts"

type UtgOfTask = Pick<TaskRow, "componentNickname" | "componentMerchant" | "componentLocation">

/** Which UTG a task is of: its name, and where it is, since elsewhere another may have its name. */
export const utgOfTask = (task: UtgOfTask): string =>
  [task.componentNickname, placeOfUtg(task)].filter((text) => text !== "" && text !== null).join(", ")
