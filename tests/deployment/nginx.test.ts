import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { contentPolicy, contentPolicyText, policyHeaders } from "@command-center/domain/deployment/security-policy"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort, type ServedConsole, serveConsole } from "./support/nginx.ts"

const services = ["https://security.example.com", "https://management.example.com"]
const signOn = "https://sso.example.com"

let dist = ""
let served: ServedConsole

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "dist-"))
  await mkdir(join(dist, "assets"))
  await mkdir(join(dist, "schemas", "devices"), { recursive: true })
  await writeFile(join(dist, "index.html"), "<!doctype html><title>Command Center</title>")
  await writeFile(join(dist, "assets", "app-1a2b.js"), `export const text = "${"x".repeat(5000)}"\n`)
  await writeFile(join(dist, "assets", "packed-2b3c.js"), "as it is")
  await writeFile(join(dist, "assets", "packed-2b3c.js.gz"), gzipSync("as the build packed it"))
  await writeFile(join(dist, "assets", "packed-2b3c.js.br"), brotliCompressSync("smaller still"))
  await writeFile(join(dist, "assets", "packed-4d5e.css"), "body { }")
  await writeFile(join(dist, "assets", "packed-4d5e.css.br"), brotliCompressSync("body{}"))
  await writeFile(join(dist, "favicon.svg"), "<svg/>")
  await writeFile(join(dist, "schemas", "schemamanifest.json"), "{}")
  served = await serveConsole({
    port: await freePort(),
    dist,
    config: { version: "9" },
    connectOrigins: [signOn, ...services].join(" "),
    signOnOrigin: signOn
  })
})
afterAll(async () => {
  await served.stop()
  await rm(dist, { recursive: true, force: true })
})

const get = (path: string) => fetch(served.origin + path, { headers: { "Accept-Encoding": "gzip" } })

describe("the shipped nginx configuration", () => {
  it("needs no rights: it runs as an ordinary user and writes below its one folder", () =>
    expect(served.userId).toBeGreaterThan(0))

  it.each([
    ["/", 200, "no-store", "text/html"],
    ["/index.html", 200, "no-store", "text/html"],
    ["/be/12/utgs/4001/devices?q=a.b", 200, "no-store", "text/html"],
    ["/assets/app-1a2b.js", 200, "public, max-age=31536000, immutable", "application/javascript"],
    ["/favicon.svg", 200, "no-cache", "image/svg+xml"],
    ["/config.json", 200, "no-store", "application/json"],
    ["/schemas/schemamanifest.json", 200, "no-cache", "application/json"],
    ["/schemas/devices/gone.json", 404, "no-store", "text/html"],
    ["/jsonform/lib/componentdevices.json", 404, "no-store", "text/html"],
    ["/assets/gone-3c4d.js", 404, "no-store", "text/html"],
    ["/gone.css", 404, "no-store", "text/html"]
  ])("answers %s with %i, %s", async (path, status, caching, type) => {
    const { headers, status: given } = await get(path)
    expect([given, headers.get("cache-control"), headers.get("content-type")?.split(";")[0]]).toEqual([
      status,
      caching,
      type
    ])
    const policy = contentPolicy({ connect: [signOn, ...services], signOn })
    expect(headers.get("content-security-policy")).toBe(contentPolicyText(policy))
    const named = Object.keys(policyHeaders).map((name) => [name, headers.get(name)])
    expect(Object.fromEntries(named)).toEqual(policyHeaders)
    expect(headers.get("server")).toBe("nginx")
  })

  it("never answers a missing file with the page", async () =>
    expect(await (await get("/schemas/devices/gone.json")).text()).not.toContain("Command Center"))

  it("packs what it sends", async () =>
    expect((await get("/assets/app-1a2b.js")).headers.get("content-encoding")).toBe("gzip"))

  it("sends the copy that the build packed, to whoever takes it", async () => {
    const path = "/assets/packed-2b3c.js"
    const answer = await get(path)
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual(["gzip", "Accept-Encoding"])
    expect(answer.headers.get("content-type")).toBe("application/javascript")
    expect(await answer.text()).toBe("as the build packed it")
    const plain = await fetch(served.origin + path, { headers: { "Accept-Encoding": "identity" } })
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "as it is"])
  })

  it.each([
    ["/assets/packed-2b3c.js", "application/javascript", "smaller still"],
    ["/assets/packed-4d5e.css", "text/css", "body{}"]
  ])("sends %s as Brotli packed it, to browsers that take it, without a module", async (path, type, text) => {
    const answer = await fetch(served.origin + path, { headers: { "Accept-Encoding": "gzip, deflate, br" } })
    const named = ["content-encoding", "content-type", "vary", "cache-control"].map((name) => answer.headers.get(name))
    expect(named).toEqual(["br", type, "Accept-Encoding", "public, max-age=31536000, immutable"])
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(await answer.text()).toBe(text)
  })

  it.each([
    ["gzip, br;q=0", "gzip"],
    ["gzip, br; q=0.000", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip", "br"],
    ["br;q=0.01", "br"],
    ["br;q=1.0", "br"],
    ["brotli, gzip", "gzip"]
  ])("%s is answered as %s", async (accepted, packed) => {
    const answer = await fetch(`${served.origin}/assets/packed-2b3c.js`, { headers: { "Accept-Encoding": accepted } })
    expect(answer.headers.get("content-encoding")).toBe(packed)
  })

  it("packs with gzip what has no copy, for browsers that take Brotli, too", async () => {
    const answer = await fetch(`${served.origin}/assets/app-1a2b.js`, { headers: { "Accept-Encoding": "gzip, br" } })
    expect(answer.headers.get("content-encoding")).toBe("gzip")
    expect(await answer.text()).toContain("xxx")
  })

  it("keeps the authcode of a sign-in out of its log", async () => {
    await get("/be/12/utgs?authcode=very-secret")
    await expect.poll(served.accessLog).toContain('"GET /index.html" 200')
    expect(await served.accessLog()).not.toContain("very-secret")
  })
})
