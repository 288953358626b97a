import { chromium } from "@playwright/test"
import { startSandboxProcess } from "./support/sandbox-process.ts"
export const run = async (executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  const sandbox = await startSandboxProcess({ SANDBOX_UTGS: "1000", SANDBOX_FAULTS: "0" }, ["--no-agents"])
  try {
    const c0 = await browser.newContext({ baseURL: sandbox.origin })
    const p0 = await c0.newPage()
    await p0.goto(`/sso/?returnTo=${encodeURIComponent(`${sandbox.origin}/`)}`)
    await p0.getByRole("button", { name: /dana\.whitlock/u }).click()
    await p0.getByRole("link", { name: "UTGs", exact: true }).first().waitFor()
    const storageState = await c0.storageState()
    await c0.close()
    for (let i = 0; i < 4; i += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })
      const page = await context.newPage()
      const reqs: Array<[string, number, number]> = []
      let t0 = 0
      const starts = new Map<unknown, number>()
      context.on("request", (r) => starts.set(r, performance.now()))
      context.on("requestfinished", (r) => { reqs.push([`${r.method()} ${new URL(r.url()).pathname.slice(-50)}`, (starts.get(r) ?? 0) - t0, performance.now() - t0]) })
      await page.addInitScript(() => {
        const lt: number[][] = []
        new PerformanceObserver((l) => { for (const e of l.getEntries()) lt.push([Math.round(e.startTime), Math.round(e.duration)]) }).observe({ type: "longtask", buffered: true })
        const w = window as any
        w.rowsAt = new Promise((res) => { const look = () => { if (document.querySelector(".cc-row input")) res([performance.now(), lt]); else requestAnimationFrame(look) }; requestAnimationFrame(look) })
      })
      const cdp = await context.newCDPSession(page)
      await cdp.send("Performance.enable")
      if (i === 3) { await cdp.send("Profiler.enable"); await cdp.send("Profiler.setSamplingInterval", { interval: 200 }); await cdp.send("Profiler.start") }
      t0 = performance.now()
      await page.goto(`${sandbox.origin}/be/1/utgs`)
      const at = await page.evaluate(() => (window as any).rowsAt)
      const m = Object.fromEntries((await cdp.send("Performance.getMetrics")).metrics.map((x: any) => [x.name, x.value]))
      console.log("RUN", i, "rows at", Math.round(at[0]), "long", JSON.stringify(at[1]), "script", (m.ScriptDuration * 1000).toFixed(0), "layout", (m.LayoutDuration * 1000).toFixed(0), "style", (m.RecalcStyleDuration * 1000).toFixed(0), "task", (m.TaskDuration * 1000).toFixed(0))
      if (i >= 2) for (const [n, s, e] of reqs) console.log("  ", Math.round(s), Math.round(e), n)
      if (i === 3) {
        const { profile } = await cdp.send("Profiler.stop")
        const fs = await import("node:fs"); fs.mkdirSync("/tmp/w/prof", { recursive: true }); fs.writeFileSync("/tmp/w/prof/a.cpuprofile", JSON.stringify(profile))
      }
      await context.close()
    }
  } finally { await sandbox.stop(); await browser.close() }
}
