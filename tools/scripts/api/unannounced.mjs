/** @typedef {'major' | 'minor' | 'patch'} Kind */

const kinds = ['none', 'patch', 'minor', 'major'];
const LONGEST = 600;

/**
 * API changes that ask for a higher version than the pending changesets do. Below 1.0.0 `^` excludes the next minor version, so a breaking change asks
 * for minor there.
 * @param {readonly { place: string, kind: 'major' | 'minor', what: string }[]} changes
 * @param {{ name: string, version: string, pending: readonly Kind[] }} of The package, with the kinds of its pending changesets.
 * @returns {string[]} A line for each.
 */
export function unannounced(changes, { name, version, pending }) {
  const said = Math.max(0, ...pending.map((kind) => kinds.indexOf(kind)));
  const asked = (/** @type {'major' | 'minor'} */ kind) => (version.startsWith('0.') ? 'minor' : kind);
  return changes
    .filter(({ kind }) => kinds.indexOf(asked(kind)) > said)
    .map(
      ({ place, kind, what }) =>
        `${place} ${what.slice(0, LONGEST)}: ${asked(kind)}, and the changesets of ${name} say ${kinds[said]}`,
    );
}
