import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links to the page of one trip, which anybody who has the link may open. */
export interface TripLinks {
  /** Address of the page of a trip, short enough for an SMS. A trip of another client has another one. */
  linkOf(trip: TripOfLink): string;
  /** Number of the booking that a token names; undefined for what can be no token. */
  bookingOf(token: string): number | undefined;
  /** Whether the token was made for this trip. */
  fits(token: string, trip: TripOfLink): boolean;
}

interface TripOfLink {
  readonly id: number;
  readonly clientId: number;
}

const TOKEN = /^([0-9a-z]{1,6})-([\w-]{22})$/u;
const SIGNATURE_BYTES = 16;

/**
 * Signed links: nothing is stored, and a trip ends its own by its state.
 * @param secret the server's; links are signed with a derived key, so that they can't be used as tokens
 * @param origin address of the suite for people outside
 */
export function createTripLinks(secret: Uint8Array, origin: string): TripLinks {
  const own = createHmac('sha256', secret).update('navette trip links').digest();
  const tokenOf = ({ id, clientId }: TripOfLink) => {
    const signature = createHmac('sha256', own).update(`${id} ${clientId}`).digest().subarray(0, SIGNATURE_BYTES);
    return `${id.toString(36)}-${signature.toString('base64url')}`;
  };
  return {
    linkOf: (trip) => `${origin}/t/${tokenOf(trip)}`,
    bookingOf: (token) => {
      const [, id] = TOKEN.exec(token) ?? [];
      return id === undefined ? undefined : Number.parseInt(id, 36);
    },
    fits: (token, trip) => {
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(trip))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
