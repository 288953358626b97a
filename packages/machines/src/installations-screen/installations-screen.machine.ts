import { installationsScreenSetup } from "./installations-screen.setup.ts"
import { noInstallation } from "./no-installation.ts"

/** The installations of an account: New, Deactivate Install and the two downloads, which go on under a dialog (document 2 §2). */
export const installationsScreenMachine = installationsScreenSetup.createMachine({
  id: "installationsScreen",
  context: ({ input }) => ({ ...input, kind: null, row: null, verificationId: "", transfer: null }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "#crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      states: {
        dialog: {
          initial: "browsing",
          states: {
            browsing: {
              always: { guard: "isIntended", target: "creating", actions: "takeIntent" },
              on: {
                "creation.opened": { guard: "canEdit", target: "creating", actions: "leaveKindOpen" },
                "deactivation.opened": {
                  guard: "canEdit",
                  target: "deactivating",
                  actions: { type: "setRow", params: ({ event }) => event.row }
                }
              }
            },
            creating: {
              invoke: {
                id: "installationWizard",
                src: "installationWizard",
                input: ({ context: { rows, canEdit, kind } }) => ({
                  businessEntityId: rows.businessEntityId,
                  canEdit,
                  kind
                }),
                onDone: "browsing",
                onError: "#crashed"
              }
            },
            deactivating: {
              invoke: {
                id: "deactivateInstallation",
                src: "deactivateInstallation",
                input: ({ context: { rows, canEdit, row } }) => ({
                  businessEntityId: rows.businessEntityId,
                  canEdit,
                  row: row ?? noInstallation
                }),
                onDone: "browsing",
                onError: "#crashed"
              }
            }
          }
        },
        installer: {
          initial: "idle",
          states: {
            idle: { on: { "installer.wanted": "starting" } },
            starting: {
              invoke: {
                id: "downloadInstaller",
                src: "downloadInstaller",
                input: null,
                onDone: [
                  { guard: { type: "succeeded", params: ({ event }) => event.output }, target: "told" },
                  { target: "idle", actions: { type: "tellFailed", params: ({ event }) => event.output } }
                ],
                onError: { target: "idle", actions: "tellDefect" }
              }
            },
            told: { on: { "installer.wanted": "starting" }, after: { installerMessage: "idle" } }
          }
        },
        package: {
          initial: "idle",
          states: {
            idle: {
              on: {
                "package.wanted": {
                  target: "downloading",
                  actions: { type: "setVerificationId", params: ({ event }) => event.verificationId }
                }
              }
            },
            // Sent without a token: a refusal says nothing about the session.
            downloading: {
              entry: { type: "setTransfer", params: null },
              on: {
                "download.progressed": { actions: { type: "setTransfer", params: ({ event }) => event.transfer } },
                "package.cancelled": "idle"
              },
              invoke: {
                id: "downloadPackage",
                src: "downloadPackage",
                input: ({ context }) => context.verificationId,
                onDone: [
                  {
                    guard: { type: "succeeded", params: ({ event }) => event.output },
                    target: "idle",
                    actions: { type: "savePackage", params: ({ event }) => event.output }
                  },
                  { target: "idle", actions: { type: "tellFailed", params: ({ event }) => event.output } }
                ],
                onError: { target: "idle", actions: "tellDefect" }
              }
            }
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
