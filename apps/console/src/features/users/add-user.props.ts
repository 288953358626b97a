import type { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import type { ActorRefFrom } from "xstate"

export interface AddUserDialogProps {
  readonly actor: ActorRefFrom<typeof addUserMachine>
}
