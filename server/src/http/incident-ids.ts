import { randomBytes } from 'node:crypto';

/**
 * Ids unique across processes and restarts, without randomness for each. Hexadecimal at the start: an id that begins with a hyphen would be an option
 * on the command line of `ops incident`.
 * @param start six random bytes
 */
export function incidentIds(start = randomBytes(6)): () => string {
  const prefix = start.toString('hex');
  let count = 0;
  return () => `${prefix}${(++count).toString(36).padStart(4, '0')}`;
}
