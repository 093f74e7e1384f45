import { compareDeclarations } from './compare-declarations.mjs';

/** @typedef {import('./api-of.mjs').Api} Api */
/**
 * Change of a package's API.
 * @typedef {{ place: string, kind: 'major' | 'minor', what: string }} ApiChange
 */

/**
 * Compares two APIs. An export that goes or changes is `major`; a new or wider one `minor`. Declarations that only exports refer to are
 * part of them: it may come and go, but not change.
 * @param {Api} before @param {Api} after
 * @returns {ApiChange[]}
 */
export function apiChanges(before, after) {
  const subpaths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return subpaths.flatMap((subpath) => changesOf(subpath, before[subpath] ?? {}, after[subpath] ?? {}));
}

/**
 * @param {string} subpath @param {Record<string, string>} before @param {Record<string, string>} after
 * @returns {ApiChange[]}
 */
function changesOf(subpath, before, after) {
  const isInternal = subpath === 'internal';
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((name) => {
    const place = `${subpath} ${name}`;
    const [was, is] = [before[name], after[name]];
    if (is === undefined) return isInternal ? [] : [{ place, kind: 'major', what: 'is gone' }];
    if (was === undefined) return isInternal ? [] : [{ place, kind: 'minor', what: 'is new' }];
    const kind = compareDeclarations(was, is);
    if (kind === 'none') return [];
    return [{ place, kind, what: kind === 'minor' ? 'offers more' : `changed\n      was ${was}\n      is  ${is}` }];
  });
}
