import { expect, it } from "vitest"
import { installationMessages } from "./installation-messages.ts"

it("says what is being done, and what was", () =>
  expect([
    installationMessages.deactivating,
    installationMessages.deactivated("Till 4"),
    installationMessages.downloadingInstaller,
    installationMessages.downloadingPackage,
    installationMessages.packageFileName("ABCD1234")
  ]).toEqual([
    "Deactivating...",
    "The installation Till 4 was deactivated.",
    "Downloading the installer...",
    "Downloading the install package...",
    "install-package-ABCD1234.zip"
  ]))
