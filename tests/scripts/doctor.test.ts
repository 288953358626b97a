import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/doctor.ts"
import { brokenAnswers } from "./support/broken-answers.ts"
import { at, broken, missing, without } from "./support/broken-deployments.ts"
import { openDeployment, type TestDeployment } from "./support/deployment.ts"

let deployment: TestDeployment
beforeAll(async () => {
  deployment = await openDeployment()
})
afterEach(() => deployment.mend())
afterAll(() => deployment.close())

const doctor = async (...args: ReadonlyArray<string>) => {
  const said = { out: "", err: "" }
  const code = await run(args, {
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += `${text}\n`
    },
    input: () => Promise.resolve(""),
    whenStopped: () => undefined,
    env: {},
    now: () => new Date()
  })
  return { code, ...said }
}

interface Finding {
  readonly check: string
  readonly standing: string
  readonly message: string
}

const named = (text: string) =>
  text
    .replaceAll(deployment.console, "CONSOLE")
    .replaceAll(deployment.services, "SERVICES")
    .replaceAll(deployment.rollouts, "ROLLOUTS")

/** The exit code, the lines of defects, and what could not be checked because of them. */
const diagnosis = async (address = deployment.console) => {
  const { code, out } = await doctor(address, "--json")
  const { findings }: { readonly findings: ReadonlyArray<Finding> } = JSON.parse(out)
  const of = (standing: string) => findings.filter((finding) => finding.standing === standing)
  return {
    code,
    defects: of("defect").map(({ check, message }) => named(`${check}: ${message}`)),
    unchecked: of("not checked").map(({ check }) => check)
  }
}

describe("a deployment that is right", () => {
  it("is so at one origin and at two, line by line", async () => {
    expect(await diagnosis(deployment.together)).toEqual({ code: 0, defects: [], unchecked: [] })
    expect(await diagnosis()).toEqual({ code: 0, defects: [], unchecked: [] })
    const { code, out } = await doctor(deployment.console)
    const [heading, ...lines] = out.trimEnd().split("\n")
    expect([code, heading?.trim(), lines.length]).toEqual([0, "Check               Finding", 14])
    expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([])
  })
})

it.each(["/be/12/utgs?search=pos", "/index.html", "/tasks"])(
  "a link into the console, %s, has the console examined",
  async (link) => {
    expect(await diagnosis(`${deployment.console}${link}`)).toEqual({ code: 0, defects: [], unchecked: [] })
    const { out } = await doctor(`${deployment.console}${link}`)
    expect(out).toContain(`Console             ${deployment.console}/ answers.`)
  }
)

describe("a deployment with one thing wrong gets the line for it and no other", () => {
  it.each([...broken, ...brokenAnswers])("%s", async (what, breakIt, line) => {
    breakIt(deployment)
    const { code, defects } = await diagnosis()
    expect({ what, code, defects }).toEqual({ what, code: 1, defects: [line] })
  })

  it("a service that takes the connection and never answers is told after ten seconds", async () => {
    deployment.breakServices((reply, { path }) => (path.startsWith("/management") ? null : reply))
    const began = performance.now()
    const { code, defects } = await diagnosis()
    const seconds = (performance.now() - began) / 1000
    expect({ code, defects }).toEqual({
      code: 1,
      defects: [
        'Management service: SERVICES/management does not answer: no answer within 10 seconds. See whether it runs, or correct "managementServiceBaseUrl" in config.json.'
      ]
    })
    expect(seconds).toBeGreaterThanOrEqual(10)
    expect(seconds).toBeLessThan(18)
  })

  it("no configuration, which keeps other checks from being made", async () => {
    deployment.breakConsole(at("/config.json", () => missing))
    const { unchecked, ...rest } = await diagnosis()
    expect(rest).toEqual({
      code: 1,
      defects: ["Configuration: CONSOLE/config.json answers 404. Lay config.json beside the console's index.html."]
    })
    expect(unchecked).toEqual([
      "Policy",
      "Sign-on service",
      "Security service",
      "Management service",
      "Rollout service",
      "Sign-in address",
      "Version manifests",
      "Clocks"
    ])
  })

  it("values of the configuration, while all that is right in it is checked", async () => {
    const http = "http://somewhere.example.com"
    const wrong = { ssoBaseUrl: http, managementServiceBaseUrl: "", utgManifestUrl: http, rolloutServiceUrl: http }
    deployment.breakConsole(
      at("/config.json", (reply) => ({ ...reply, text: JSON.stringify({ ...JSON.parse(reply.text), ...wrong }) }))
    )
    deployment.breakServices((reply, { path }) => (path.startsWith("/security") ? { ...reply, status: 502 } : reply))
    const { out } = await doctor(deployment.console)
    const lines = named(out).split("\n")
    expect(lines.filter((line) => !line.startsWith("ok ")).map((line) => line.replaceAll(/ {2,}/gu, "  "))).toEqual([
      "  Check  Finding",
      'DEFECT  Configuration  config.json: "ssoBaseUrl" must begin with https://.',
      'DEFECT  Configuration  config.json: "managementServiceBaseUrl" is missing. Give it the service\'s address.',
      'DEFECT  Configuration  config.json: "utgManifestUrl" must begin with https://.',
      'DEFECT  Configuration  config.json: "rolloutServiceUrl" must begin with https://.',
      '-  Policy  Whether it allows what "managementServiceBaseUrl", "utgManifestUrl", "rolloutServiceUrl" should name: config.json has to be right there first.',
      "DEFECT  Security service  It answers GET SERVICES/security/permissions with 502. See whether it runs, and what stands before it.",
      '-  Management service  It needs a right "managementServiceBaseUrl" in config.json.',
      '-  Rollout service  It needs a right "rolloutServiceUrl" in config.json.',
      '-  Sign-in address  It needs a right "ssoBaseUrl" in config.json.',
      '-  Version manifests  It needs a right "utgManifestUrl" in config.json.',
      ""
    ])
    expect(lines.filter((line) => line.startsWith("ok ")).map((line) => line.slice(8, 26).trim())).toEqual([
      "Console",
      "Files",
      "Caching",
      "Missing files",
      "Policy",
      "Sign-on service",
      "Version manifests",
      "Clocks",
      "Schemas"
    ])
  })

  it("a sign-on that sets a cookie and leads to itself, which is none", async () => {
    let isAsked = false
    deployment.breakServices((reply, { path }) => {
      if (isAsked || !path.startsWith("/sso/?")) return reply
      isAsked = true
      return { status: 302, headers: { location: path, "set-cookie": "seen=1; Path=/" }, text: "" }
    })
    expect(await diagnosis()).toEqual({ code: 0, defects: [], unchecked: [] })
  })

  it("a console that moved is told with where it is now", async () => {
    deployment.breakConsole(() => ({ status: 301, headers: { location: "https://console.example.com/" }, text: "" }))
    expect((await diagnosis()).defects).toEqual([
      "Console: CONSOLE/ leads to https://console.example.com/. Have that address examined, if it is the console's."
    ])
  })

  it("a redirect to another path of it by its whole address, and one in a circle as that", async () => {
    const leading = async (location: string) => {
      deployment.breakConsole(() => ({ status: 302, headers: { location }, text: "" }))
      return (await diagnosis()).defects
    }
    expect([await leading("/console/"), await leading("/")]).toEqual([
      ["Console: CONSOLE/ leads to CONSOLE/console/. Have that address examined, if it is the console's."],
      ["Console: CONSOLE/ leads back to itself. Serve the console's index.html there."]
    ])
  })

  it("https where the server speaks plain http", async () => {
    const address = deployment.console.replace("http:", "https:")
    expect((await diagnosis(address)).defects).toEqual([
      `Console: ${address}/ does not answer: it does not speak TLS there. Serve it by https, or correct the port.`
    ])
  })

  it("no web server", async () => {
    const { code, defects } = await diagnosis("http://127.0.0.1:9/")
    expect([code, defects.length, defects[0]?.startsWith("Console: http://127.0.0.1:9/ does not answer: ")]).toEqual([
      1,
      1,
      true
    ])
  })
})

it("a service that does not let the console see when to ask again gets a warning, which is no defect", async () => {
  deployment.breakServices((reply, { path }) =>
    path.startsWith("/management") ? without(reply, "access-control-expose-headers") : reply
  )
  const { code, out } = await doctor(deployment.console)
  expect([code, out.split("\n").filter((line) => line.startsWith("warning"))]).toEqual([
    0,
    [
      "warning  Management service  Its answers do not let the console read Retry-After, so a busy service is asked again by a pause of the console's own. Send Access-Control-Expose-Headers: Retry-After"
    ]
  ])
})

it("a key that nothing reads gets a warning by its name: what stands under a misspelled one counts for nothing", async () => {
  deployment.breakConsole((reply, { path }) =>
    path === "/config.json"
      ? { ...reply, text: JSON.stringify({ ...JSON.parse(reply.text), ssoServiceBaseURL: deployment.services }) }
      : reply
  )
  const { code, out } = await doctor(deployment.console)
  expect([code, out.split("\n").filter((line) => line.startsWith("warning"))]).toEqual([
    0,
    [
      'warning  Configuration       config.json: "ssoServiceBaseURL" is no key that the console reads. See whether it is spelled as the README has it.'
    ]
  ])
})

it("what is no address is refused as a wrong call", async () =>
  expect(await doctor("console.example.com")).toEqual({
    code: 2,
    out: "",
    err: '<address> must be an http or https address such as https://console.example.com, not "console.example.com".\n'
  }))
