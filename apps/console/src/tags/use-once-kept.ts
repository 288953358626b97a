import { useEffect } from "react"
import { useConsole } from "../app/console.ts"
import { whenQuiet } from "../browser/when-quiet.ts"
import { keptTags } from "./kept-tags.ts"
import { makeOnceKept } from "./once-kept.ts"
import { tagsChannel } from "./tabs-channel.ts"

const openOnceKept = makeOnceKept({ isAnyKept: async () => !(await keptTags.isEmpty()), channel: tagsChannel })

/** After the page is there, and where this browser keeps any: the user's tags come, too. */
export const useOnceKept = (): void => {
  const { tags } = useConsole()
  useEffect(() => void whenQuiet(window).then(() => openOnceKept(tags)), [tags])
}
