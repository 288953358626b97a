import { createForm, deleteForm, downloadForm, markFormUploaded } from "../src/management/forms.ts"
import { type KnownCall, management, read, write } from "./known-call.ts"

const forms = `${management}/componentDeviceForms`

/** The calls about one form; its file goes to storage, not to the service. */
export const formCalls: ReadonlyArray<KnownCall> = [
  {
    ...write,
    name: "createForm",
    program: createForm({ deviceType: 3, name: "Tip", description: "Tip", businessEntityId: 7 }),
    line: `POST ${forms}/create`,
    body: '{"deviceType":3,"name":"Tip","description":"Tip","businessEntityId":7}',
    answer: "object"
  },
  {
    ...write,
    name: "markFormUploaded",
    program: markFormUploaded(7, 31),
    line: `PUT ${forms}/31/uploaded`
  },
  {
    ...read,
    name: "downloadForm",
    program: downloadForm(7, 31),
    line: `GET ${forms}/31/forms.tgz`,
    answer: "file",
    expected: "a gzip file"
  },
  {
    ...write,
    name: "deleteForm",
    program: deleteForm(7, 31),
    line: `DELETE as POST ${forms}/31`
  }
]
