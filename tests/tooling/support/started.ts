import { spawn } from "node:child_process"

export interface Started {
  readonly origin: string
  /** Asks it to stop, as Ctrl+C does, and waits for its end. */
  readonly stop: () => Promise<void>
}

/** Starts a built sandbox in a process of its own; resolves when it says where it is, rejects when it ends before. */
export const startMain = (main: string, args: ReadonlyArray<string>): Promise<Started> =>
  new Promise((started, failed) => {
    const child = spawn(process.execPath, [main, ...args], { env: {}, stdio: ["ignore", "pipe", "pipe"] })
    const ended = new Promise<void>((done) => child.once("close", () => done()))
    let said = ""
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const [, port] = /Command Center is at http:\/\/localhost:(\d+)\n/u.exec(said) ?? []
      if (port === undefined) return
      started({
        origin: `http://127.0.0.1:${port}`,
        stop: () => {
          child.kill("SIGINT")
          return ended
        }
      })
    }
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    child.once("error", failed)
    child.once("close", () => failed(new Error(`The sandbox ended: ${said}`)))
  })
