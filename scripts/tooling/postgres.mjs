import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

const debianVersions = "/usr/lib/postgresql"

/** The folder with initdb and pg_ctl: PATH, else the newest version where Debian keeps them; undefined where there is none. */
const findPostgres = () => {
  const onPath = (process.env.PATH ?? "").split(":").find((folder) => existsSync(join(folder, "pg_ctl")))
  if (onPath !== undefined) return onPath
  if (!existsSync(debianVersions)) return undefined
  const newest = readdirSync(debianVersions).sort((a, b) => Number(b) - Number(a))[0]
  return newest === undefined ? undefined : join(debianVersions, newest, "bin")
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root, so root lends it the account that Debian's package makes. */
const asServer = (bin, program, args) => {
  const command = join(bin, program)
  return process.getuid?.() === 0
    ? spawnSync("setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args], {
        encoding: "utf8"
      })
    : spawnSync(command, args, { encoding: "utf8" })
}

/** A PostgreSQL server of its own on loopback, gone after `stop`; undefined where PostgreSQL is not installed. */
export const startPostgres = async () => {
  const bin = findPostgres()
  if (bin === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), "command-center-postgres-"))
  if (process.getuid?.() === 0) spawnSync("chown", ["postgres:postgres", folder])
  const data = join(folder, "data")
  const port = await freePort()
  const made = asServer(bin, "initdb", [
    "-D",
    data,
    "-U",
    "sandbox",
    "--auth=trust",
    "--no-sync",
    "-E",
    "UTF8",
    "--locale=C"
  ])
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0`
  const start = () => asServer(bin, "pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"])
  const end = () => asServer(bin, "pg_ctl", ["-D", data, "-m", "immediate", "stop"])
  const started = made.status === 0 ? start() : made
  if (started.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL is installed but does not start: ${started.stderr ?? started.error?.message}`)
  }
  const recover = () => {
    const again = start()
    if (again.status !== 0) throw new Error(`PostgreSQL does not start again: ${again.stderr}`)
  }
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    /** Ends as in a crash. */
    crash: () => void end(),
    /** Starts anew over what was written. */
    recover,
    restart: () => {
      end()
      recover()
    },
    stop: () => {
      end()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
