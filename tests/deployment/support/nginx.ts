import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { at } from "../../tooling/support/command.ts"

export interface ServedConsole {
  readonly origin: string
  /** The user that the server runs as. */
  readonly userId: number
  readonly accessLog: () => Promise<string>
  readonly stop: () => Promise<void>
}

interface Deployment {
  readonly port: number
  /** The console's files. */
  readonly dist: string
  readonly config: Readonly<Record<string, string>>
  readonly connectOrigins: string
  readonly signOnOrigin: string
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))
      )
    })
  })

const isRoot = process.getuid?.() === 0

/** Starts nginx as an ordinary user: root steps down to the account that owns nothing. */
const startAsNobody = (folder: string): ChildProcess => {
  const nginx = ["nginx", "-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", "daemon off;"]
  const [command = "", ...args] = isRoot
    ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", ...nginx]
    : nginx
  return spawn(command, args, {
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"]
  })
}

/** As the image's entry point does: the variables that are set, and no other. */
const rendered = (template: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, value), template)

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once("exit", () => resolve())
    else resolve()
  })

const userOf = async ({ pid }: ChildProcess): Promise<number> =>
  Number(/^Uid:\s+(\d+)/mu.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1])

/**
 * The shipped configuration in an nginx of its own, as the image runs it; only its folders are others, since there
 * they are the image's.
 */
export const serveConsole = async ({
  port,
  dist,
  config,
  connectOrigins,
  signOnOrigin
}: Deployment): Promise<ServedConsole> => {
  const folder = await mkdtemp(join(tmpdir(), "served-console-"))
  const origin = `http://127.0.0.1:${port}`
  const values = { PORT: `127.0.0.1:${port}`, CONNECT_ORIGINS: connectOrigins, SIGN_ON_ORIGIN: signOnOrigin }
  const here = (text: string) =>
    text
      .replaceAll("/tmp/", `${folder}/`)
      .replaceAll("/usr/share/nginx/html", join(folder, "html"))
      .replaceAll("/dev/stdout", join(folder, "access.log"))
  const shipped = (name: string) => readFile(at(`apps/console/deploy/${name}`), "utf8")
  await cp(dist, join(folder, "html"), { recursive: true })
  await writeFile(join(folder, "html", "config.json"), JSON.stringify(config))
  await writeFile(join(folder, "nginx.conf"), here(await shipped("nginx.conf")))
  for (const name of ["console.conf", "security-headers.inc"]) {
    await writeFile(join(folder, name), here(rendered(await shipped(`${name}.template`), values)))
  }
  if (isRoot) spawnSync("chown", ["-R", "nobody:nogroup", folder])

  const server = startAsNobody(folder)
  const said: Array<string> = []
  server.stderr?.on("data", (text: Buffer) => said.push(text.toString()))
  server.once("error", (error) => said.push(error.message))
  const stop = async () => {
    server.kill("SIGTERM")
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + 20_000
  while (!(await answers(origin))) {
    if (server.exitCode !== null || server.pid === undefined || Date.now() > deadline) {
      if (server.pid !== undefined) await stop()
      throw new Error(`nginx does not serve the console (Debian has it as nginx-light):\n${said.join("")}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const accessLog = () => readFile(join(folder, "access.log"), "utf8")
  return { origin, userId: await userOf(server), accessLog, stop }
}
