/** Who the sandbox seeds; each test names the one whose rights it is about. */
export type Person =
  /** Sees and edits everything, everywhere. */
  | "dana.whitlock"
  /** Sees everything, edits nothing. */
  | "ravi.natarajan"
  /** Edits everything of a reseller and below. */
  | "marta.oyelaran"
  /** Edits UTGs and tasks of one shop, sees its devices. */
  | "theo.lindqvist"
  /** No rights at all. */
  | "ivy.castellano"
  /** Sees devices; the masks of UTGs and tasks are switched off. */
  | "otto.brandt"
  | "priya.raman"
  /** Edits installations, sees profiles and UTGs. */
  | "curtis.vance"
  /** Edits forms, sees devices. */
  | "noor.haddad"
  /** Sees a chain, edits one region of it. */
  | "elena.sorokina"
  | "samuel.adeyemi"
  /** Edits users and sees nothing else. */
  | "agnes.holloway"
  /** Sees tasks only. */
  | "mei.tanaka"
  /** Manager of the shop that has nothing yet. */
  | "jonas.weber"

const personIdOf = async (origin: string, person: Person): Promise<string> => {
  const page = await (await fetch(`${origin}/sso/`)).text()
  const buttons = page.split("<button").slice(1)
  const button = buttons.find((text) => text.slice(0, text.indexOf("</button>")).includes(`· ${person}<`))
  const id = /value="(\d+)"/u.exec(button ?? "")?.[1]
  if (id === undefined) throw new Error(`the sign-on page does not offer ${person}`)
  return id
}

const fieldOf = (json: unknown, key: string): unknown =>
  typeof json === "object" && json !== null ? Object.entries(json).find(([name]) => name === key)?.[1] : undefined

/** A code as the sign-on page hands it to the console in the address. */
export const takeAuthcode = async (origin: string, person: Person): Promise<string> => {
  const body = new URLSearchParams({ personId: await personIdOf(origin, person), returnTo: `${origin}/` })
  const answer = await fetch(`${origin}/sso/sign-in`, { method: "POST", body, redirect: "manual" })
  const code = new URL(answer.headers.get("Location") ?? origin).searchParams.get("authcode")
  if (code === null) throw new Error(`the sign-on service gave ${person} no code`)
  return code
}

/** A token of the person's own, for tests that are not about signing in. */
export const takeToken = async (origin: string, person: Person): Promise<string> => {
  const answer = await fetch(`${origin}/sso/accessTokens`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      authenticationCode: await takeAuthcode(origin, person),
      applicationId: 4,
      expires: null,
      token: null
    })
  })
  const token = fieldOf(fieldOf(await answer.json(), "accessToken"), "token")
  if (typeof token !== "string") throw new Error(`the sign-on service gave ${person} no token`)
  return token
}
