import { expect, type Page } from "@playwright/test"

export interface HeldRows {
  /** Waits until a question is held. */
  readonly isAsked: () => Promise<void>
  /** Lets the question through to whoever holds the rows, and what it tells on its way. */
  readonly ask: () => Promise<void>
  /** Lets the answer through, where that is held, too. */
  readonly answer: () => Promise<void>
}

/** Holds one kind of question to the rows' worker, as one that is busy does, and its answer if that is to be looked at, too. */
export const holdRows = async (page: Page, kind: string, holdsAnswer = true): Promise<HeldRows> => {
  await page.addInitScript(
    ([held, answered]) => {
      const told = (name: string) =>
        new Promise((resolve) => document.addEventListener(`walk.${name}`, resolve, { once: true }))
      const post: unknown = Reflect.get(MessagePort.prototype, "postMessage")
      MessagePort.prototype.postMessage = function (
        this: MessagePort,
        message: unknown,
        ...more: ReadonlyArray<unknown>
      ) {
        const send = () => {
          if (typeof post === "function") Reflect.apply(post, this, [message, ...more])
        }
        const isHeld = typeof message === "object" && message !== null && "ask" in message && message.ask === held
        if (!isHeld) return send()
        const { dataset } = document.documentElement
        dataset["held"] = "true"
        void told("ask").then(() => {
          delete dataset["held"]
          send()
        })
      }
      const heard = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage")
      Object.defineProperty(MessagePort.prototype, "onmessage", {
        ...heard,
        set(this: MessagePort, hear: (event: MessageEvent) => void) {
          heard?.set?.call(this, (event: MessageEvent) => {
            if (event.data?.to === answered) void told("answer").then(() => hear.call(this, event))
            else hear.call(this, event)
          })
        }
      })
    },
    [kind, holdsAnswer ? kind : null] as const
  )
  const tell = (name: string) => page.evaluate((type) => void document.dispatchEvent(new Event(type)), `walk.${name}`)
  return {
    isAsked: () => expect(page.locator("html")).toHaveAttribute("data-held", "true"),
    ask: () => tell("ask"),
    answer: () => tell("answer")
  }
}
