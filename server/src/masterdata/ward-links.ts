import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links with which a care center asks for trips without a sign-in. */
export interface WardLinks {
  /** Path of the page of a care center. */
  pathOf(careCenter: LinkedCareCenter): string;
  /** Number of the care center that a token names; undefined for what can be no token. */
  careCenterOf(token: string): number | undefined;
  /** Whether the token is the care center's present one. */
  fits(token: string, careCenter: LinkedCareCenter): boolean;
}

interface LinkedCareCenter {
  readonly id: number;
  /** Changes with each new link; null once it is revoked. */
  readonly wardNonce: string | null;
}

const TOKEN = /^([0-9a-z]{1,6})-[\w-]{22}$/u;
const SIGNATURE_BYTES = 16;

/** Signed links: the database alone makes none. @param secret the server's; links are signed with a derived key, so that they can't be used as tokens */
export function createWardLinks(secret: Uint8Array): WardLinks {
  const own = createHmac('sha256', secret).update('navette ward links').digest();
  const tokenOf = ({ id, wardNonce }: LinkedCareCenter) => {
    const signature = createHmac('sha256', own).update(`${id} ${wardNonce}`).digest().subarray(0, SIGNATURE_BYTES);
    return `${id.toString(36)}-${signature.toString('base64url')}`;
  };
  return {
    pathOf: (careCenter) => `/ward/${tokenOf(careCenter)}`,
    careCenterOf: (token) => {
      const [, id] = TOKEN.exec(token) ?? [];
      return id === undefined ? undefined : Number.parseInt(id, 36);
    },
    fits: (token, careCenter) => {
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(careCenter))];
      return careCenter.wardNonce !== null && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
