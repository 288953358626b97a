import { assignRole, createUser } from "../src/security/user-changes.ts"
import { type KnownCall, write } from "./known-call.ts"

const ada = { username: "ada", firstName: "Ada", lastName: "Byron", email: "ada@example.com", roleId: 10003 }

/** The calls that change users. */
export const userCalls: ReadonlyArray<KnownCall> = [
  {
    ...write,
    name: "createUser",
    program: createUser(7, ada),
    line: "POST /security/businessentities/7/users",
    body: '{"Username":"ada","FirstName":"Ada","LastName":"Byron","Email":"ada@example.com","BusinessEntityId":7,"UserType":0,"IsActive":true}',
    answer: "object",
    action: "insert user"
  },
  {
    ...write,
    name: "assignRole",
    program: assignRole(7, 31, 10003),
    line: "POST /security/users/31/roles/10003/businessentities",
    body: '{"businessEntityIds":[7],"userType":0}'
  }
]
