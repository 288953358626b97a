import { expect, it } from "vitest"
import { readConnectionString } from "./connection-string.ts"

const none = { listenerAddress: null, listenerPort: null, executablePath: null }

it.each([
  ['{"listenerAddress":"127.0.0.1","listenerPort":26880,"executablePath":"c:\\\\utg2"}'],
  ['{"ListenerAddress":"127.0.0.1","LISTENERPORT":"26880","executablepath":"c:\\\\utg2"}']
])("reads listener and path in any letter case: %s", (text) =>
  expect(readConnectionString(text)).toEqual({
    listenerAddress: "127.0.0.1",
    listenerPort: "26880",
    executablePath: "c:\\utg2"
  })
)

it.each([null, "", "{", "[]", "3", "{}"])("%j says nothing", (text) => expect(readConnectionString(text)).toEqual(none))
