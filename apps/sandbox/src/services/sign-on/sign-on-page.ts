import type { Context } from "hono"
import { html } from "hono/html"
import { sendPage } from "../pages/page.ts"
import type { Person } from "./people.ts"

/** The sign-on page: one button per person, with the account and what the person may do. */
export const sendSignOnPage = (context: Context, people: ReadonlyArray<Person>, returnTo: string): Promise<Response> =>
  sendPage(
    context,
    "Sign in to the sandbox",
    html`<h1>Who would you like to be?</h1>
      <p>
        This page stands in for single sign-on. The people below exist in this sandbox only; choose one to sign in and
        return to <b>${new URL(returnTo).host}</b>.
      </p>
      <form method="post" action="/sso/sign-in">
        <input type="hidden" name="returnTo" value="${returnTo}" />
        <ul>
          ${people.map(
            (person) =>
              html`<li>
                <button type="submit" name="personId" value="${person.id}">
                  <strong>${person.name}</strong> <span>${person.description}</span>
                  <span>${person.accountName} · ${person.username}</span>
                </button>
              </li>`
          )}
        </ul>
      </form>`
  )
