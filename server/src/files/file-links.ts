import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed, expiring links with which a browser loads one file without a token in the URL. */
export interface FileLinks {
  /** URL of a file on this origin, valid for five to ten minutes; stable for minutes, so that browsers cache the picture. */
  sign(key: string): string;
  /** Seconds until the link expires; 0 when it has expired or its signature is invalid. */
  secondsLeft(link: { key: string; expires: string; signature: string }): number;
}

const step = 300;

/** @param secret the server's; links are signed with a derived key, so that they can't be used as tokens. */
export function createFileLinks(secret: Uint8Array, now: () => Date = () => new Date()): FileLinks {
  const own = createHmac('sha256', secret).update('navette file links').digest();
  const signatureOf = (key: string, expires: string) => createHmac('sha256', own).update(`${expires}\n${key}`).digest();
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    sign: (key) => {
      const expires = String((Math.floor(seconds() / step) + 2) * step);
      return `/files/${key}?expires=${expires}&signature=${signatureOf(key, expires).toString('base64url')}`;
    },
    secondsLeft: ({ key, expires, signature }) => {
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(key, expires);
      const ours = given.length === right.length && timingSafeEqual(given, right);
      return ours && /^\d{1,12}$/.test(expires) ? Math.max(0, Number(expires) - seconds()) : 0;
    },
  };
}
