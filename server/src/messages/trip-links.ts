import { createHmac, timingSafeEqual } from 'node:crypto';

/** Receiver of a link: a client may end the messages with it, a ward may not. */
type Holder = 'client' | 'ward';

/** Links to the page of one trip, which anybody who has the link may open. */
export interface TripLinks {
  /** Address of the page of a trip, short enough for an SMS. A trip of another client has another one. */
  linkOf(trip: TripOfLink, holder: Holder): string;
  /** Number of the booking that a token names; undefined for what can be no token. */
  bookingOf(token: string): number | undefined;
  /** For whom the token was made; undefined for that of another trip. */
  holderOf(token: string, trip: TripOfLink): Holder | undefined;
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
  const tokenOf = ({ id, clientId }: TripOfLink, holder: Holder) => {
    const signed = holder === 'client' ? `${id} ${clientId}` : `${id} ${clientId} ${holder}`;
    const signature = createHmac('sha256', own).update(signed).digest().subarray(0, SIGNATURE_BYTES);
    return `${id.toString(36)}-${signature.toString('base64url')}`;
  };
  const isTokenOf = (token: string, trip: TripOfLink, holder: Holder) => {
    const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(trip, holder))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return {
    linkOf: (trip, holder) => `${origin}/t/${tokenOf(trip, holder)}`,
    bookingOf: (token) => {
      const [, id] = TOKEN.exec(token) ?? [];
      return id === undefined ? undefined : Number.parseInt(id, 36);
    },
    holderOf: (token, trip) => (['client', 'ward'] as const).find((holder) => isTokenOf(token, trip, holder)),
  };
}
