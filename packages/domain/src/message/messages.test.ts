import { expect, it } from "vitest"
import { accountMessages } from "./account-messages.ts"
import { callActions } from "./call-actions.ts"
import { callMessages, failedTo, requestFailed, unauthorizedCall } from "./call-messages.ts"
import { listMessages } from "./list-messages.ts"
import { recordMessages } from "./record-messages.ts"
import { sessionMessages } from "./session-messages.ts"
import { shellMessages } from "./shell-messages.ts"

it("calls that failed, to the letter of the documents [A8-02 B8-02]", () => {
  expect([
    unauthorizedCall,
    requestFailed("Bad Gateway"),
    requestFailed(""),
    failedTo("fetch users", "Bad Gateway")
  ]).toEqual([
    "Unauthorized: Please login from the old environment.",
    "API request failed (Bad Gateway)",
    "API request failed",
    "Failed to fetch users. Status: Bad Gateway"
  ])
})

it("calls that failed, each with its action [A8-01 B8-03 B8-04 B8-05]", () => {
  const sentences = Object.values(callActions).map((action) => failedTo(action, "Bad Gateway"))
  expect(sentences).toEqual([
    "Failed to fetch Device Forms. Status: Bad Gateway",
    "Failed to update component. Status: Bad Gateway",
    "Failed to fetch Component Config. Status: Bad Gateway",
    "Failed to update Component Config. Status: Bad Gateway",
    "Failed to remove the UTG. Status: Bad Gateway",
    "Failed to fetch Machine Status. Status: Bad Gateway",
    "Failed to fetch installation. Status: Bad Gateway",
    "Failed to create installation. Status: Bad Gateway",
    "Failed to update profile. Status: Bad Gateway",
    "Failed to delete profile. Status: Bad Gateway",
    "Failed to apply the profiles. Status: Bad Gateway",
    "Failed to fetch users. Status: Bad Gateway",
    "Failed to insert user. Status: Bad Gateway"
  ])
})

it("calls without an answer: the documents' words, then what happened and what to do", () => {
  const { unreadable, tooLarge, ...texts } = callMessages
  expect([unreadable("user.id", "a whole number"), tooLarge(600_400_000), texts]).toEqual([
    "API request failed: the answer could not be read, since user.id must be a whole number. Reload; if it stays so, report it.",
    "API request failed: the answer is larger than 600 MB. Narrow the filter and try again.",
    {
      unreachable: "API request failed: the service could not be reached. Check the connection and try again.",
      timedOut:
        "API request failed: the service did not answer in time. Reload to see what it has done, then try again.",
      redirected:
        "API request failed: the service sent it on to another address, which is not followed. Check config.json.",
      notConfigured: "Nothing was sent, since the configuration is not loaded. Reload the page.",
      notAddressed: "Nothing was sent, since a part of the address is missing or wrong. Reload the page and try again."
    }
  ])
})

it("the session, to the letter of the documents [A8-05 A8-07]", () => {
  const { configFailed, configRemedy: _, codeDropped, manifestFailed, loadFailed, ...texts } = sessionMessages
  expect([configFailed("x"), manifestFailed("x"), loadFailed("x"), codeDropped("ada"), texts]).toEqual([
    "Unable to load configuration data: x",
    "Unable to load user manifest: x",
    "Unable to load data - x",
    "ada stays signed in. The address carried a sign-in that did not begin in this tab.",
    {
      codeDroppedTitle: "Sign-in not used",
      undefinedAccessToken: "Undefined access token",
      unauthorizedTitle: "Unauthorized",
      unauthorizedText: "You are not logged in, or your session has expired. Please click here to login.",
      errorTitle: "Oops!",
      errorText: "Sorry, an unexpected error has occurred."
    }
  ])
})

it("lists, to the letter of the documents", () => {
  const { unreadable, addressIgnored, ...texts } = listMessages
  const unread = [unreadable(1, ["id: a whole number"]), unreadable(3, ["a", "b"])]
  expect([...unread, addressIgnored(["sort", "page"]), texts]).toEqual([
    "1 row could not be read and is not shown: id: a whole number",
    "3 rows could not be read and are not shown: a; b",
    "Parts of the address that could not be read were left out: sort, page.",
    {
      copySucceededTitle: "Copy Succeeded",
      copyFailedTitle: "Copy Failed",
      goneText: "The chosen rows are no longer in the list.",
      done: "Done",
      cancel: "Cancel",
      ignoredTitle: "Some settings of this list were left out",
      noClipboard: "This browser does not support copying data to the clipboard.",
      unreadableTitle: "Some rows could not be read"
    }
  ])
})

it("the frame around every page", () => {
  const { about, unexpected, uncheckedText, replacedText, ...texts } = shellMessages
  expect([replacedText("ann"), about("3.2.1", 2026), unexpected("boom"), uncheckedText("No."), texts]).toEqual([
    "ann is signed in now. What was typed before in this tab was dropped, and nothing of it was sent since.",
    { version: "Version 3.2.1", copyright: "© 2026 Command Center" },
    "An unexpected error has occurred: boom",
    "What you typed is still here. No.",
    {
      product: "Command Center",
      replacedTitle: "Someone else signed in",
      loading: "Loading …",
      newReleaseTitle: "A new release is there",
      newReleaseText: "Parts of this page are gone from the server. Reload to go on with the new release.",
      newReleaseUnsaved:
        "What you typed is still here. Save it before you reload, if you can: reloading drops what is not saved.",
      unreachedTitle: "A part of this page could not be loaded",
      unreachedText: "This browser has no connection. What is shown stays; reload when the connection is back.",
      signingIn: "Signing in …",
      signedOutTitle: "Signed out",
      signedOutText: "You have signed out of Command Center.",
      expiredTitle: "Your session has expired",
      expiredText:
        "What you typed is still here. Sign in again in a new tab, then come back to this one: it goes on where you were.",
      confirmingText: "Checking who signed in …",
      uncheckedTitle: "The sign-in could not be checked",
      notFoundTitle: "Page not found",
      notFoundText: "There is no such page in Command Center. Check the address, or go to the dashboard.",
      crashedTitle: "This page has failed",
      dialogCrashedTitle: "This dialog has failed",
      dialogCrashedText:
        "What you typed is still here. Try again; if it fails again, copy the report for your support and close the dialog.",
      offlineTitle: "You are offline",
      offlineText:
        "What you typed is kept. Nothing can be sent until you are back, and nothing is sent by itself then.",
      reportCopied: "The report has been copied to your clipboard.",
      crashedText: "The rest of the console works. Try again; if it fails again, copy the report for your support.",
      editAccess: "You have edit access on this page.",
      readOnlyAccess: "You have read only access on this page."
    }
  ])
})

it("addresses that lead to no account", () => {
  const { unknown, ...texts } = accountMessages
  expect([unknown(42), texts]).toEqual([
    "There is no account 42, or you may not see it.",
    {
      title: "No such account",
      undefinedId: "The address has no business entity id: what follows /be/ must be a number.",
      treeFailed: "The accounts cannot be shown. The rest of the page works; reload to try again.",
      ownAccount: "Go to the dashboard of your own account"
    }
  ])
})

it("the pages of one record", () => {
  const { listenerUnknown, ...texts } = recordMessages
  expect([listenerUnknown("It is not JSON."), texts]).toEqual([
    "The listener and the UTG path could not be read. It is not JSON.",
    {
      loading: "Loading",
      noSuchUtg: "There is no such UTG at this account.",
      noSuchProfile: "There is no such profile at this account.",
      noSuchTemplate: "There is no such config template at this account.",
      noSuchPage: "There is no such page.",
      noConfiguration: "There is no configuration.",
      noInterfaces: "No API interfaces found",
      noDevices: "No devices found",
      noSuchInterface: "The configuration has no such API interface.",
      noSuchDevice: "The configuration has no such device.",
      crashed: "an unexpected error"
    }
  ])
})
