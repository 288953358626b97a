import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Sandbox } from "./server.ts"
import { call, listIn, startTestSandbox, tokenOf } from "./testing.ts"

let sandbox: Sandbox
let dist: string
let guide: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "console-"))
  await mkdir(join(dist, "assets"))
  await writeFile(join(dist, "index.html"), "<!doctype html><title>Command Center</title>")
  await writeFile(join(dist, "assets", "app-1a2b.js"), `export const text = "${"x".repeat(5000)}"\n`)
  await writeFile(join(dist, "assets", "packed-2b3c.js"), "as it is")
  await writeFile(join(dist, "assets", "packed-2b3c.js.gz"), gzipSync("as the build packed it"))
  await writeFile(join(dist, "assets", "packed-2b3c.js.br"), brotliCompressSync("smaller still"))
  await writeFile(join(dist, "favicon.svg"), "<svg/>")
  await writeFile(join(dist, ".secret"), "no")
  guide = await mkdtemp(join(tmpdir(), "guide-"))
  await writeFile(join(guide, "index.html"), "<!doctype html><title>Guide</title>")
  await writeFile(join(guide, "list.webp"), "RIFF")
  sandbox = await startTestSandbox({
    consoleDist: dist,
    guideDist: guide,
    faults: false,
    allowedOrigins: ["http://localhost:5173"]
  })
})
afterAll(async () => {
  await sandbox.close()
  await rm(dist, { recursive: true })
  await rm(guide, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(sandbox.origin + path, { headers })

describe("the console's files", () => {
  it("come under the deployed console's policy and headers", async () => {
    for (const path of ["/", "/be/1/utgs", "/assets/app-1a2b.js", "/assets/gone.js"]) {
      const { headers } = await get(path)
      expect(headers.get("content-security-policy")).toBe(
        [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "style-src-attr 'none'",
          `img-src 'self' data: ${sandbox.origin}`,
          "font-src 'self'",
          "connect-src 'self'",
          "worker-src 'self'",
          "manifest-src 'self'",
          "frame-src 'none'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          "trusted-types command-center"
        ].join("; ")
      )
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("x-frame-options")).toBe("DENY")
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
      expect(headers.get("origin-agent-cluster")).toBe("?1")
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
    }
  })

  it.each([
    ["/", 200, "no-store", "text/html; charset=utf-8"],
    ["/be/12/utgs/4001/devices", 200, "no-store", "text/html; charset=utf-8"],
    ["/assets/app-1a2b.js", 200, "public, max-age=31536000, immutable", "text/javascript; charset=utf-8"],
    ["/favicon.svg", 200, "no-cache", "image/svg+xml"],
    ["/assets/gone-3c4d.js", 404, "no-store", "text/plain; charset=UTF-8"],
    ["/gone.css", 404, "no-store", "text/plain; charset=UTF-8"],
    ["/.secret", 404, "no-store", "text/plain; charset=UTF-8"],
    ["/assets/..%2f.secret", 404, "no-store", "text/plain; charset=UTF-8"],
    ["/schemas/schemamanifest.json", 200, "no-cache", "application/json; charset=utf-8"],
    ["/schemas/configs/5.0.0.3124/config-schema.json", 200, "no-cache", "application/json; charset=utf-8"],
    ["/schemas/configs/1.0/config-schema.json", 404, "no-store", "text/plain; charset=UTF-8"]
  ])("%s is %i, %s", async (path, status, caching, type) => {
    const { headers, status: given } = await get(path)
    expect([given, headers.get("cache-control"), headers.get("content-type")]).toEqual([status, caching, type])
  })

  it("come as the build packed them, to whoever takes that", async () => {
    const packed = await get("/assets/packed-2b3c.js", { "Accept-Encoding": "gzip" })
    expect([packed.headers.get("content-encoding"), packed.headers.get("content-type")]).toEqual([
      "gzip",
      "text/javascript; charset=utf-8"
    ])
    expect(packed.headers.get("vary")).toContain("Accept-Encoding")
    expect(await packed.text()).toBe("as the build packed it")
    const smaller = await get("/assets/packed-2b3c.js", { "Accept-Encoding": "gzip, deflate, br" })
    expect([smaller.headers.get("content-encoding"), smaller.headers.get("content-type")]).toEqual([
      "br",
      "text/javascript; charset=utf-8"
    ])
    expect(await smaller.text()).toBe("smaller still")
    expect(await (await get("/assets/packed-2b3c.js", { "Accept-Encoding": "identity" })).text()).toBe("as it is")
  })

  it("and JSON come compressed", async () => {
    expect((await get("/assets/app-1a2b.js")).headers.get("content-encoding")).toBe("gzip")
    const token = await tokenOf(sandbox)
    const path = "security/businessentitysummaries?includeChildren=true&includeParent=true&parentBusinessEntityId=1"
    expect((await call(sandbox, { token, path })).headers.get("content-encoding")).toBe("gzip")
  })
})

it("makes config.json from the request's own origin", async () => {
  const { port } = new URL(sandbox.origin)
  const config: unknown = await (await fetch(`http://localhost:${port}/config.json`)).json()
  const origin = `http://localhost:${port}`
  expect(config).toEqual({
    emberUrl: `${origin}/legacy/console`,
    ssoBaseUrl: `${origin}/sso`,
    ssoServiceBaseUrl: `${origin}/sso`,
    fortressBaseUrl: `${origin}/legacy/identity`,
    securityServiceBaseUrl: `${origin}/security`,
    managementServiceBaseUrl: `${origin}/management`,
    agentManifestUrl: `${origin}/versions/agent.json`,
    utgManifestUrl: `${origin}/versions/utg.json`,
    installerUrl: `${origin}/downloads/command-center-installer.zip`,
    referenceGuid: `${origin}/reference-guide`,
    version: "0.1.0 (sandbox)"
  })
  for (const path of ["/legacy/console/be/1/dashboard", "/legacy/identity/profile"]) {
    expect((await get(path)).status).toBe(200)
  }
})

it("gives the guide at the address that config.json names, by a policy without scripts, and says where it is not built", async () => {
  const page = await get("/reference-guide")
  expect([page.url, page.status]).toEqual([`${sandbox.origin}/reference-guide/`, 200])
  expect(page.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  )
  expect((await get("/reference-guide/list.webp")).headers.get("content-type")).toBe("image/webp")
  expect((await get("/reference-guide/gone.html")).status).toBe(404)
  await rm(join(guide, "index.html"))
  expect((await get("/reference-guide/")).status).toBe(503)
})

it("gives the version manifests", async () => {
  const product = await listIn(get("/versions/utg.json?t=1795237208295"), "product")
  expect(product.filter((one) => one["generalAvailability"] === true)).toEqual([
    {
      version: "5.0.0.3124",
      downloadLocation: "https://downloads.quillmark.example/utg/5.0.0.3124/utg-setup.exe",
      generalAvailability: true
    }
  ])
})

it("answers other origins only when allowed, and has no fault switches unless asked for", async () => {
  const allowed = await get("/config.json", { Origin: "http://localhost:5173" })
  expect(allowed.headers.get("access-control-allow-origin")).toBe("http://localhost:5173")
  const other = await get("/config.json", { Origin: "http://localhost:9999" })
  expect(other.headers.get("access-control-allow-origin")).toBeNull()
  expect((await fetch(`${sandbox.origin}/faults`, { method: "POST", body: "{}" })).status).toBe(404)
})
