/** Transitions that no defect causes, and yet nobody at the page and no service: by machine, then why, as they are named in docs/transitions. */
export const apart: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  operation: {
    "whether a call is there twice is the browser's doing": [
      "settled --others.removed [isThereAgain]--> removingOthers",
      "removingOthers --removeOthers answers [succeeded]--> settled",
      "removingOthers --removeOthers answers [wasUnauthorized]--> settled",
      "removingOthers --removeOthers answers--> settled"
    ],
    "it has begun before anybody could click": ["opening --stop--> finished"]
  },
  "installation-wizard": {
    "whether a call is there twice is the browser's doing": [
      "created --others.removed [isThereAgain]--> removingOthers",
      "removingOthers --removeOthers answers [succeeded]--> created",
      "removingOthers --removeOthers answers [wasRefusedAccess]--> created",
      "removingOthers --removeOthers answers--> created"
    ]
  },
  push: {
    "Apply is disabled while something is missing; the flow refuses all the same": [
      "editing --submit [isAllowed]--> editing"
    ]
  },
  "export-rows": {
    "the dialog has Cancel, which does the same": ["failed --close--> closed"]
  },
  "list-screen": {
    "the worker answers from rows that it holds, or it breaks": [
      "ready.view.viewing --viewRows answers--> failed",
      "ready.view.filling --viewRows answers--> failed",
      "ready.view.pruning --loadedIds answers--> failed",
      "ready.view.selectingPage --viewRows answers--> failed",
      "ready.view.selectingMatching --matchingIds answers--> failed"
    ]
  },
  notices: { "no page shows the log": ["any --log.cleared--> any"] },
  "record-screen": { "what is not there has no Retry": ["notFound --retry--> loading"] },
  "schedule-task": {
    "the question lies over the form": [
      "editing.asking --cancel--> editing.asking",
      "editing.asking --submit--> editing.asking",
      "editing.asking --draft.changed--> editing.asking",
      "editing.asking --versions.retry--> editing.asking"
    ]
  },
  session: {
    "pages name an account once somebody is signed in": ["any --account.changed [isOtherAccount]--> any"],
    "the dialog signs in in a new tab": ["signedIn.access.expired --signIn--> signedIn.access.expired"],
    "the view of a 401 has the login link and no Retry": ["unauthorized --retry--> resuming"],
    "the error view has no Sign Out": ["failed --signOut--> signedOut"],
    "the browser has left for the sign-on service": [
      "signedOut --signIn--> signedOut",
      "signedOut --token.stored--> resuming"
    ]
  }
}
