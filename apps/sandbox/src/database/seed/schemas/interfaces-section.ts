import { commonInterfaceSettings, interfaceTypes } from "./interface-types.ts"
import { section, when } from "./section.ts"
import { code, list, port, type Setting, text } from "./setting.ts"

/** `apiInterfaceConfig`: the types an edition knows, each with settings of its own. */
export const apiInterfaceConfig: Setting = (edition) => {
  const known = interfaceTypes.filter(({ from }) => edition >= from)
  const item = section(
    "API interface",
    {
      cdType: code(
        "Type",
        known.map((type) => [type.code, type.name])
      ),
      taskDesc: text("Description", { minLength: 1, maxLength: 80 }),
      listenPort: port("Port"),
      ...commonInterfaceSettings
    },
    {
      required: ["cdType", "taskDesc", "listenPort"],
      conditions: known.map((type) => when("cdType", type.code, { shows: type.settings }))
    }
  )
  return section("API interfaces", { apiInterface: list("API interfaces", item, { maxItems: 32, default: [] }) })(
    edition
  )
}
