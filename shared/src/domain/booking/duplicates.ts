/** What makes two bookings the same trip (DECISIONS 26). */
export interface TripIdentity {
  readonly clientId: number;
  readonly destinationId: number;
  readonly ap_date: string;
  readonly ap_time: string;
  readonly type: string;
}

/** A text that is equal for bookings of the same client, destination, date, time and type. */
export const duplicateKey = ({ clientId, destinationId, ap_date, ap_time, type }: TripIdentity): string =>
  [clientId, destinationId, ap_date, ap_time, type].join('|');
