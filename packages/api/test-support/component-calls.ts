import { loadComponentConfig, loadConfigRevisions, saveComponentConfig } from "../src/management/component-configs.ts"
import { loadComponent, loadMachineStatus, updateComponent } from "../src/management/components.ts"
import { component, type KnownCall, machine, management, read, write } from "./known-call.ts"

const place = `${management}/machines/${machine}/components/${component}`

/** The calls about one UTG. */
export const componentCalls: ReadonlyArray<KnownCall> = [
  {
    ...read,
    name: "loadComponent",
    program: loadComponent(7, 501),
    line: `GET ${management}/components/501`,
    answer: "object"
  },
  {
    ...write,
    name: "updateComponent",
    program: updateComponent(
      7,
      { permanentId: component, machinePermanentId: machine },
      { Id: 501, Nickname: "Lane 1", Tags: ["a"] }
    ),
    line: `PUT ${place}`,
    body: '{"component":{"Id":501,"Nickname":"Lane 1","Tags":["a"]}}',
    action: "update component"
  },
  {
    ...read,
    name: "loadMachineStatus",
    program: loadMachineStatus(7, machine),
    line: `GET ${management}/machineStatus/${machine}`,
    answer: "object",
    action: "fetch Machine Status"
  },
  {
    ...read,
    name: "loadComponentConfig",
    program: loadComponentConfig(7, machine, component),
    line: `GET ${place}/componentConfigs/0`,
    answer: "object",
    action: "fetch Component Config"
  },
  {
    ...read,
    name: "loadConfigRevisions",
    program: loadConfigRevisions(7, machine, component),
    line: `GET ${place}/componentConfigs/0/revisions`,
    answer: "list",
    action: "fetch earlier configurations"
  },
  {
    ...write,
    name: "saveComponentConfig",
    program: saveComponentConfig(7, machine, component, { config: "{}", revisionId: 4, origin: "till" }),
    line: `PUT ${place}/componentConfigs/0`,
    body: '{"componentConfig":{"config":"{}","revisionId":4,"origin":"till"}}',
    action: "update Component Config"
  }
]
