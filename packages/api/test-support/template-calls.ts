import { createTemplate, deleteTemplate, updateTemplate } from "../src/management/template-changes.ts"
import { loadSentTemplate, loadTemplate, mergeTemplate } from "../src/management/templates.ts"

import { type KnownCall, management, read, write } from "./known-call.ts"

const templates = `${management}/configtemplates`

/** The calls about one config template, or about UTGs that it is merged into. */
export const templateCalls: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "loadTemplate",
    program: loadTemplate(7, 12),
    line: `GET ${templates}/12`,
    answer: "object"
  },
  {
    ...read,
    name: "loadSentTemplate",
    program: loadSentTemplate(7, 12),
    line: `GET ${templates}/12`,
    answer: "object"
  },
  {
    ...write,
    name: "mergeTemplate",
    program: mergeTemplate(7, 12, 345),
    line: `POST ${templates}/12/merge/345`
  },
  {
    ...write,
    name: "createTemplate",
    program: createTemplate({ name: "Night", businessEntityId: 7, data: "{}" }),
    line: `POST ${templates}`,
    body: '{"name":"Night","businessEntityId":7,"data":"{}"}',
    answer: "object"
  },
  {
    ...write,
    name: "updateTemplate",
    program: updateTemplate(7, 12, { id: 12, name: "Night", config: "{}" }),
    line: `PUT ${templates}/12`,
    body: '{"id":12,"name":"Night","config":"{}"}'
  },
  {
    ...write,
    name: "deleteTemplate",
    program: deleteTemplate(7, 12),
    line: `DELETE as POST ${templates}/12`
  }
]
