import { strToU8, zipSync } from "fflate"

export interface PackagedInstallation {
  readonly type: number
  readonly verificationId: string
  readonly businessEntityId: number
  /** JSON text */
  readonly manifest: string
  readonly lastUpdatedAt: Date
}

const windowsText = (...lines: ReadonlyArray<string>): Uint8Array => strToU8(`${lines.join("\r\n")}\r\n`)

const readMe = (verificationId: string): Uint8Array =>
  windowsText(
    "Command Center install package",
    "",
    `Verification ID: ${verificationId}`,
    "",
    "1. Copy this folder to the machine that is to run the gateway.",
    "2. Run install.cmd as an administrator.",
    "3. Enter the Verification ID when you are asked for it.",
    "",
    "manifest.json says what is installed, and where. It holds a sign-in code: keep it to yourself."
  )

const script = (verificationId: string): Uint8Array =>
  windowsText(
    "@echo off",
    "setlocal",
    'cd /d "%~dp0"',
    "if not exist manifest.json (",
    "  echo manifest.json is missing. Download the install package again.",
    "  exit /b 1",
    ")",
    `echo Installing with the Verification ID ${verificationId}.`,
    `start /wait "" command-center-installer.exe /manifest:manifest.json /verificationId:${verificationId}`
  )

/** The zip of an installation: its manifest, how to install it, and the script that does. */
export const installPackage = (installation: PackagedInstallation): Uint8Array<ArrayBuffer> => {
  const { type, verificationId, businessEntityId, lastUpdatedAt } = installation
  const manifest: unknown = JSON.parse(installation.manifest)
  const text = JSON.stringify({ type, verificationId, businessEntityId, manifest }, null, 2)
  return new Uint8Array(
    zipSync(
      { "manifest.json": strToU8(text), "README.txt": readMe(verificationId), "install.cmd": script(verificationId) },
      { mtime: lastUpdatedAt }
    )
  )
}
