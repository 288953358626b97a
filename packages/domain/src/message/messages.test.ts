import { expect, it } from "vitest"
import { apiRequestFailed, failedTo, unauthorizedCall } from "./call-messages.ts"
import { listMessages } from "./list-messages.ts"
import { sessionMessages } from "./session-messages.ts"

it("calls that failed, to the letter of the documents", () => {
  expect([unauthorizedCall, apiRequestFailed, failedTo("fetch users", "Bad Gateway")]).toEqual([
    "Unauthorized: Please login from the old environment.",
    "API request failed",
    "Failed to fetch users. Status: Bad Gateway"
  ])
})

it("the session, to the letter of the documents", () => {
  const { configFailed, manifestFailed, loadFailed, ...texts } = sessionMessages
  expect([configFailed("x"), manifestFailed("x"), loadFailed("x"), texts]).toEqual([
    "Unable to load configuration data: x",
    "Unable to load user manifest: x",
    "Unable to load data - x",
    {
      undefinedAccessToken: "Undefined access token",
      unauthorizedTitle: "Unauthorized",
      unauthorizedText: "You are not logged in, or your session has expired. Please click here to login.",
      errorTitle: "Oops!",
      errorText: "Sorry, an unexpected error has occurred."
    }
  ])
})

it("lists, to the letter of the documents", () => {
  const { unreadable, ...texts } = listMessages
  expect([unreadable(1, ["id: a whole number"]), unreadable(3, ["a", "b"]), texts]).toEqual([
    "1 row could not be read and is not shown: id: a whole number",
    "3 rows could not be read and are not shown: a; b",
    {
      copySucceededTitle: "Copy Succeeded",
      copyFailedTitle: "Copy Failed",
      goneText: "The chosen rows are no longer in the list.",
      noClipboard: "This browser does not support copying data to the clipboard.",
      unreadableTitle: "Some rows could not be read"
    }
  ])
})
