import { createHmac } from 'node:crypto';

/** @param {object} part */
const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Token signed like the server's.
 * @param {Buffer} secret @param {string} jti Id of the session. @param {number} lasts Seconds.
 */
export function signedToken(secret, jti, lasts) {
  const now = Math.floor(Date.now() / 1000);
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ jti, iat: now, exp: now + lasts })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
