import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tokens that name a record without a sign-in. */
export interface SignedIds {
  tokenOf(record: SignedRecord): string;
  /** Number of the record that a token names; undefined for what can be no token. */
  idOf(token: string): number | undefined;
  /** Whether the token is the record's present one. */
  fits(token: string, record: SignedRecord): boolean;
}

interface SignedRecord {
  readonly id: number;
  /** Changes with each new token; null once it is revoked. */
  readonly nonce: string | null;
}

const TOKEN = /^([0-9a-z]{1,6})-[\w-]{22}$/u;
const SIGNATURE_BYTES = 16;

/**
 * Signed tokens: the database alone makes none.
 * @param secret the server's; tokens are signed with a key derived from it
 * @param purpose tokens of one purpose are none of another
 */
export function createSignedIds(secret: Uint8Array, purpose: string): SignedIds {
  const own = createHmac('sha256', secret).update(purpose).digest();
  const tokenOf = ({ id, nonce }: SignedRecord) => {
    const signature = createHmac('sha256', own).update(`${id} ${nonce}`).digest().subarray(0, SIGNATURE_BYTES);
    return `${id.toString(36)}-${signature.toString('base64url')}`;
  };
  return {
    tokenOf,
    idOf: (token) => {
      const [, id] = TOKEN.exec(token) ?? [];
      return id === undefined ? undefined : Number.parseInt(id, 36);
    },
    fits: (token, record) => {
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(record))];
      return record.nonce !== null && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
