/** What a failed call was to do: the {action} of "Failed to {action}. Status: {status text}" (document 2 §8). */
const callActions = {
  fetchForms: "fetch Device Forms",
  updateComponent: "update component",
  fetchComponentConfig: "fetch Component Config",
  updateComponentConfig: "update Component Config",
  removeUtg: "remove the UTG",
  fetchMachineStatus: "fetch Machine Status",
  fetchInstallation: "fetch installation",
  createInstallation: "create installation",
  updateProfile: "update profile",
  deleteProfile: "delete profile",
  applyProfiles: "apply the profiles",
  fetchUsers: "fetch users",
  insertUser: "insert user"
} as const
