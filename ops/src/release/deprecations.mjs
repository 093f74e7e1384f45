/**
 * Something that goes away: a dialog, a slot, an operation of the API.
 * @typedef {object} Deprecation
 * @property {string} since The day on which it was said, `2026-11-25`.
 * @property {string} until The last day on which a remote may use it; from then on builds and verifications refuse it.
 * @property {string} replacedBy What is used instead.
 */

/**
 * Finding about a remote that uses it: a warning until its last day, then a fault. Builds and `ops verify` say the same.
 * @param {string} what `the dialog masterdata/client@1`
 * @param {Deprecation} deprecation
 * @param {string} [today]
 * @returns {{ severity: 'warned' | 'failed', detail: string }}
 */
export function deprecationFinding(what, { since, until, replacedBy }, today = new Date().toISOString().slice(0, 10)) {
  return today > until
    ? { severity: 'failed', detail: `It uses ${what}, which expired on ${until}: use ${replacedBy}` }
    : {
        severity: 'warned',
        detail: `It uses ${what}, deprecated since ${since}, which can be used until ${until}: use ${replacedBy}`,
      };
}

/**
 * Reads a deprecation from data of others.
 * @param {unknown} value
 * @returns {Deprecation | undefined} undefined when it is none
 */
export function deprecationOf(value) {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('since' in value && 'until' in value && 'replacedBy' in value)) return undefined;
  const { since, until, replacedBy } = value;
  if (typeof since !== 'string' || typeof until !== 'string' || typeof replacedBy !== 'string') return undefined;
  return isDay(since) && isDay(until) && replacedBy !== '' ? { since, until, replacedBy } : undefined;
}

/** @param {string} text */
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The dialogs that a script asks for. Names of dialogs stand in the code as they are.
 * @param {string} script
 * @returns {string[]}
 */
export const dialogsIn = (script) =>
  [...script.matchAll(/["'`]([a-z][a-z\d-]{0,40}\/[a-z][\w-]*@[1-9]\d*)["'`]/gu)].map(([, dialog = '']) => dialog);
