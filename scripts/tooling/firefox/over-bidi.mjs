#!/usr/bin/env node
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { WebSocket, WebSocketServer } from "ws"

/**
 * Runs the Firefox that FIREFOX_PATH names as Playwright would, and stands between the two: a released Firefox speaks
 * WebDriver BiDi but does not know every command that Playwright begins a tab with. Those it does not know, and that
 * no test here asks for, are answered in its place.
 */
const answeredHere = new Set(["emulation.setMediaFeaturesOverride"])

const carry = (near, target) => {
  const far = new WebSocket(`${target}/session`)
  const waiting = []
  const send = (text) => (far.readyState === WebSocket.OPEN ? far.send(text) : waiting.push(text))
  near.on("message", (data) => {
    const text = data.toString()
    const { id, method } = JSON.parse(text)
    if (answeredHere.has(method)) near.send(JSON.stringify({ type: "success", id, result: {} }))
    else send(text)
  })
  far.on("open", () => waiting.splice(0).forEach((text) => far.send(text)))
  far.on("message", (data, isBinary) => near.send(data, { binary: isBinary }))
  far.on("close", () => near.close())
  far.on("error", () => near.close())
  near.on("close", () => far.close())
}

const serve = (target) => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
  })
  server.on("connection", (near) => carry(near, target))
}

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ["inherit", "inherit", "pipe"] })
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => firefox.kill(signal))
firefox.on("error", (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
firefox.on("exit", (code) => process.exit(code ?? 1))
createInterface({ input: firefox.stderr }).on("line", (line) => {
  const told = /WebDriver BiDi listening on (ws:\S+)/u.exec(line)
  if (told === null) process.stderr.write(`${line}\n`)
  else serve(told[1])
})
