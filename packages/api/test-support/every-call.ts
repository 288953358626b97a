import { componentCalls } from "./component-calls.ts"
import { formCalls } from "./form-calls.ts"
import { installationCalls } from "./installation-calls.ts"
import type { KnownCall } from "./known-call.ts"
import { listCalls } from "./list-calls.ts"
import { profileCalls } from "./profile-calls.ts"
import { schemaCalls } from "./schema-calls.ts"
import { signInCalls } from "./sign-in-calls.ts"
import { taskCalls } from "./task-calls.ts"
import { templateCalls } from "./template-calls.ts"
import { userCalls } from "./user-calls.ts"

/** Every call but `renewToken`, which never fails, and `uploadFormFile`, which goes to storage. */
export const everyCall: ReadonlyArray<KnownCall> = [
  ...signInCalls,
  ...listCalls,
  ...componentCalls,
  ...schemaCalls,
  ...taskCalls,
  ...profileCalls,
  ...templateCalls,
  ...formCalls,
  ...installationCalls,
  ...userCalls
]
