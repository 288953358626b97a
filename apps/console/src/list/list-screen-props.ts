/** What every list screen gets from its route. */
export interface ListScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}
