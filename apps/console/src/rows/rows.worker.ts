import { readLanguage } from "@command-center/domain/language/language"
import { speakIn } from "../language/speak-in.ts"
import { answerBroken } from "./broken-rows.ts"
import type { OpenRows, ShownAccount } from "./rows-protocol.ts"

type Asked = MessageEvent<OpenRows | ShownAccount>

/** What is asked before there is a language to answer in waits. */
const waiting: Array<Asked> = []
self.onmessage = (asked: Asked) => waiting.push(asked)

const answerBy = (answer: (asked: Asked) => void) => {
  self.onmessage = answer
  for (const asked of waiting) answer(asked)
}

/** The tab's one worker: a message brings the port of a client that wants to be served, or says where the console is. */
const begin = async () => {
  await speakIn(readLanguage(self.name))
  const [{ serveRows }, { keptLists }] = await Promise.all([import("./serve-rows.ts"), import("./kept-lists.ts")])
  answerBy(({ data, ports: [port] }) => {
    if ("keepOnly" in data) keptLists.keepOnly(data.keepOnly)
    else if (port !== undefined) serveRows(port, data)
  })
}

begin().catch((defect: unknown) =>
  answerBy(({ ports: [port] }) => {
    if (port !== undefined) answerBroken(port, defect)
  })
)
