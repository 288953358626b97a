/** The account tree in a file of its own: it is begun to load with the page of the address, and the page waits for neither. */
export const accountTree = async () => (await import("@command-center/ui/tree/account-tree")).AccountTree
