import { createTemplate, deleteTemplate, updateTemplate } from "../src/management/template-changes.ts"
import { mergeTemplate } from "../src/management/templates.ts"

const templates = "/management/businessentities/7/configtemplates"
const write = { body: "", headers: "service", kind: "write", answer: "nothing", action: null } as const

/** What changes config templates, or UTGs by them. */
export const templateCalls = [
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
] as const
