import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links with which a browser may see one file for a while, without a token in the address. */
export interface FileLinks {
  /** Address of a file on this origin, good for five to ten minutes; the same one for minutes, so that browsers keep the picture. */
  sign(key: string): string;
  /** Whole seconds a link is still good for; 0 when it is over or was not made here. */
  secondsLeft(link: { key: string; expires: string; signature: string }): number;
}

const step = 300;

/** @param secret the server's; links are signed with a key of their own made from it, so that they never pass for tokens. */
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
