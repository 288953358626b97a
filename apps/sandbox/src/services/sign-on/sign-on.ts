import { isStorableText } from "@command-center/domain/json/storable-text"
import { and, eq, isNotNull, type SQL } from "drizzle-orm"
import { Schema } from "effect"
import { type Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import { schema } from "../../database/schema.ts"
import { bodyOf } from "../http/body.ts"
import { idOf } from "../http/parameters.ts"
import { refusal } from "../http/refusal.ts"
import { requestText } from "../http/request-text.ts"
import { answerUnknownCalls, type Services } from "../http/service.ts"
import { servePageStyle } from "../pages/page.ts"
import { listPeople } from "./people.ts"
import { returnAddress, withAuthcode } from "./return-address.ts"
import { sendSignOnPage } from "./sign-on-page.ts"

const CodeExchange = Schema.Struct({
  authenticationCode: Schema.String,
  applicationId: Schema.Literal(4),
  expires: Schema.Null,
  token: Schema.Null
})

/** Remembers in the browser which code it was given, so that signing out ends the tokens that came of it. */
const sessionCookie = "sandbox-sign-on"

const originOf = (context: Context): string => new URL(context.req.url).origin

const withoutAuthorization = (context: Context): void => {
  if (context.req.header("Authorization") !== undefined) {
    throw refusal(400, "Single sign-on calls carry no Authorization header.")
  }
}

/** The pages of single sign-on: choosing a person, and signing out. */
const addPages = (app: Hono, { db, tokens }: Services): void => {
  app.get("/", async (context) => {
    const candidates = [context.req.query("returnTo"), context.req.header("Referer")]
    return sendSignOnPage(context, await listPeople(db), returnAddress(originOf(context), candidates))
  })

  const signIn = async (context: Context, who: SQL, named: string | number, returnTo: string | null) => {
    const { person } = schema
    const [found] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(who, eq(person.isActive, true), isNotNull(person.signOnDescription)))
    if (found === undefined) throw refusal(404, `There is no person ${named}.`)
    const code = await tokens.issueCode(found.id)
    setCookie(context, sessionCookie, code, { path: "/sso", httpOnly: true, sameSite: "Lax" })
    return context.redirect(withAuthcode(returnAddress(originOf(context), [returnTo ?? undefined]), code), 303)
  }

  app.post("/sign-in", async (context) => {
    const form = new URLSearchParams(await requestText(context))
    const personId = idOf(form.get("personId") ?? undefined, "person")
    return signIn(context, eq(schema.person.id, personId), personId, form.get("returnTo"))
  })

  // The address that `npm start` prints. A link on a page elsewhere must not choose who somebody is.
  app.get("/sign-in", (context) => {
    const username = context.req.query("person") ?? ""
    if (!["none", undefined].includes(context.req.header("Sec-Fetch-Site")))
      throw refusal(403, "Type this address, or paste it: no page may sign you in by a link.")
    if (!isStorableText(username)) throw refusal(400, "The person has characters that cannot be stored.")
    return signIn(context, eq(schema.person.username, username), username, null)
  })

  app.get("/logout", async (context) => {
    const signedIn = getCookie(context, sessionCookie)
    if (signedIn !== undefined && isStorableText(signedIn)) await tokens.endAllOf(signedIn)
    deleteCookie(context, sessionCookie, { path: "/sso" })
    const candidates = [context.req.query("returnTo"), context.req.header("Referer")]
    return context.redirect(returnAddress(originOf(context), candidates), 303)
  })
}

/** Single sign-on: its pages and the calls of the contract ("Single sign-on"). */
export const signOnService = (services: Services): Hono => {
  const { db, tokens } = services
  const app = new Hono()
  servePageStyle(app)
  addPages(app, services)

  app.post("/accessTokens", async (context) => {
    withoutAuthorization(context)
    const { authenticationCode } = await bodyOf(context, CodeExchange)
    const accessToken = await tokens.exchange(authenticationCode)
    if (accessToken === null) throw refusal(401, "The authentication code is unknown, used or too old.")
    return context.json({ accessToken }, 200, { "Cache-Control": "no-store" })
  })

  app.get("/accessTokens/:token", async (context) => {
    withoutAuthorization(context)
    const accessToken = await tokens.renew(context.req.param("token"))
    return context.json(accessToken === null ? null : { accessToken }, 200, { "Cache-Control": "no-store" })
  })

  app.get("/users/:userId/image", async (context) => {
    const userId = idOf(context.req.param("userId"), "user")
    const [found] = await db
      .select({ image: schema.person.image })
      .from(schema.person)
      .where(eq(schema.person.id, userId))
    if (found?.image === null || found === undefined) throw refusal(404, "This person has no image.")
    const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "private, max-age=300" }
    return context.body(found.image, 200, {
      ...headers,
      // A console on another origin shows it too.
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"
    })
  })

  answerUnknownCalls(app)
  return app
}
