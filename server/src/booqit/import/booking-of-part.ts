import { Accepted, bookingDraft, type PlanningRow, type PlatformMeanings } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';

/** What a dispatcher chose for a transport. */
export interface ChosenFor {
  readonly driverId: number;
  readonly clientId: number;
  readonly destinationId: number;
  /** Address of the client, or of the destination from which the part goes on; '' when the record has none. */
  readonly address: string;
}

/** The form of the booking of a part: as the dialog would be filled in, still to be assigned. */
export function bookingOfPart(row: PlanningRow, chosen: ChosenFor, meanings: PlatformMeanings): BodyOf<'addBookings'> {
  const { driverId, clientId, destinationId, address } = chosen;
  const { ap_date, mutualDistance, ...draft } = bookingDraft(row, { clientId, destinationId }, meanings);
  return {
    ...draft,
    ...(mutualDistance !== undefined && { mutualDistance }),
    driverId,
    accepted: Accepted.assign,
    dates: [ap_date],
    pick_address: address || draft.pick_address,
  };
}
