import { readFileSync } from "node:fs"
import { configIssueText, isConfigIssue, readRuntimeConfig } from "@command-center/domain/session/runtime-config"
import { readConfig } from "@command-center/rollouts/src/config.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { foreignOrigins } from "../../scripts/operator/doctor/deployment.ts"
import { at } from "../tooling/support/command.ts"

const read = (path: string): string => readFileSync(at(path), "utf8")
const all = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group)

const files = ["apps/console/deploy/Dockerfile", "apps/rollouts/deploy/Dockerfile", "apps/sandbox/deploy/Dockerfile"]

describe.each(files)("%s", (path) => {
  const text = read(path)

  it("begins each stage with an image of one digest, or with another stage", () => {
    const stages = all(text, /^FROM \S+ AS (\S+)$/gmu)
    const bases = all(text, /^FROM (\S+)/gmu)
    const loose = bases.filter((base) => !/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/u.test(base))
    expect(bases.length).toBeGreaterThan(1)
    expect(loose.filter((base) => !stages.includes(base))).toEqual([])
  })

  it("installs from the manifest of every workspace before it copies the sources", () => {
    const lock: { readonly packages: Readonly<Record<string, unknown>> } = JSON.parse(read("package-lock.json"))
    const workspaces = Object.keys(lock.packages).filter((name) => name !== "" && !name.includes("node_modules/"))
    const beforeSources = text.slice(0, text.indexOf("COPY . ."))
    expect(workspaces.length).toBeGreaterThan(5)
    expect(all(beforeSources, /^COPY (\S+)\/package\.json \S+$/gmu).toSorted()).toEqual(workspaces.toSorted())
  })

  it("copies what there is, ends as a user without rights and says whether it is well", () => {
    const copied = all(text, /^COPY (?!--from|\. \.)(.+) \S+$/gmu).flatMap((line) => line.split(" "))
    expect(copied.flatMap((source) => (read(source).length > 0 ? [] : [source]))).toEqual([])
    expect(all(text, /^USER (\S+)$/gmu).at(-1)).toMatch(/^(?:101|node)$/u)
    expect(text).toMatch(/^HEALTHCHECK .* "http:\/\/127\.0\.0\.1:\$(?:\w+_)?PORT\/.*" \|\| exit 1$/mu)
  })
})

interface Example {
  readonly base: string
  readonly config: unknown
  /** Where forms are uploaded to, which no value of the configuration names. */
  readonly uploads: ReadonlyArray<string>
  readonly connectOrigins: string
}

const compose = read("compose.yaml")
const kubernetes = read("deploy/kubernetes/console.yaml")
const configInYaml = (text: string): unknown => JSON.parse(/config\.json: \|\n((?: {4}.*\n)+)/u.exec(text)?.[1] ?? "")

const examples: Readonly<Record<string, Example>> = {
  "compose.yaml": {
    base: "http://localhost:8080/",
    config: JSON.parse(read("deploy/compose/config.json")),
    uploads: [],
    connectOrigins: all(compose, /CONNECT_ORIGINS: (.+)/gu).join(" ")
  },
  "deploy/kubernetes/console.yaml": {
    base: "https://console.example.com/",
    config: configInYaml(kubernetes),
    uploads: ["https://uploads.example.com"],
    connectOrigins: all(kubernetes, /name: CONNECT_ORIGINS\n\s+value: >-\n((?:\s+https:.*\n)+)/gu).join(" ")
  }
}

describe.each(Object.entries(examples))("%s", (_, { base, config, uploads, connectOrigins }) => {
  it("names every value of the configuration, and allows every origin in it", () => {
    const known = readRuntimeConfig(config)
    if (isConfigIssue(known)) throw new Error(configIssueText(known))
    const page = { address: base, status: 200, header: () => null, text: "", cookies: [] }
    const needed = foreignOrigins({ base, page, config: known })
    expect(new Set(connectOrigins.trim().split(/\s+/u))).toEqual(new Set([...needed, ...uploads]))
  })
})

it("the command that runs the console's image allows what the example for Kubernetes does, and the rollout service", () => {
  const command = read("apps/console/deploy/Dockerfile")
  const [allowed = ""] = all(command, /CONNECT_ORIGINS="([^"]+)"/gu)
  const wanted = examples["deploy/kubernetes/console.yaml"]?.connectOrigins.trim().split(/\s+/u) ?? []
  expect(all(allowed, /(https:\S+)/gu).toSorted()).toEqual([...wanted, "https://rollouts.example.com"].toSorted())
})

it("both examples mount the schemas that adding devices and interfaces needs, to be read only", () => {
  for (const folder of ["schemas", "jsonform"]) {
    const place = `/usr/share/nginx/html/${folder}`
    expect(compose).toContain(`- ${folder}:${place}:ro`)
    expect(kubernetes).toMatch(
      new RegExp(`name: static\\n +mountPath: ${place}\\n +subPath: ${folder}\\n +readOnly: true`, "u")
    )
  }
  expect(kubernetes).toMatch(/- name: static\n +persistentVolumeClaim:\n +claimName: command-center-schemas/u)
  expect(kubernetes).toMatch(/kind: PersistentVolumeClaim\nmetadata:\n {2}name: command-center-schemas/u)
})

it("compose.yaml starts the rollout service with what it takes, in the network where its addresses are so", () => {
  const [environment = ""] = all(compose, /\n {2}rollouts:\n[\s\S]*?environment:\n((?: {6}.*\n)+)/gu)
  const given = all(environment, /^ {6}(\w+: .+)$/gmu).map((line) => line.split(/: (.*)/u, 2))
  const env = { ...Object.fromEntries(given), ROLLOUTS_TOKEN_KEY: "" }
  const config = readConfig(env, "")
  expect(Result.isFailure(config) ? config.failure : []).toEqual([])
  expect(Result.isSuccess(config) && config.success.consoleUrl).toBe("http://localhost:8080")
  for (const service of ["console", "rollouts"])
    expect(compose).toMatch(new RegExp(`\\n {2}${service}:\\n(?: {4}.*\\n)+? {4}network_mode: service:sandbox\\n`, "u"))
  for (const port of ["8080", "4401", "4410"]) expect(compose).toContain(`"127.0.0.1:${port}:${port}"`)
})

it("both examples let the console write to /tmp alone", () => {
  expect(compose).toMatch(/console:\n(?: {4}.*\n)+ {4}read_only: true\n {4}tmpfs: \["\/tmp"\]\n {4}cap_drop: \[ALL\]/u)
  for (const line of ["runAsNonRoot: true", "readOnlyRootFilesystem: true", "allowPrivilegeEscalation: false"])
    expect(kubernetes).toContain(line)
})
