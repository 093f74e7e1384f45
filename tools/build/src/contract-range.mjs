import { join } from 'node:path';
import { parse } from 'acorn';
import { gt, minVersion } from 'semver';
import { houseOfKit } from './new/house.mjs';

/**
 * Exports of the shared modules by the host contract that brought them.
 * @typedef {object} SharedExports
 * @property {string} contract Version of the contract of the kit, in which every export is that it offers.
 * @property {Record<string, Record<string, string>>} exports Subpath → export → the contract since which hosts have it; empty for those of the first.
 */

const kit = join(import.meta.dirname, '..');

/**
 * Fault of the range of host contracts that a remote declares: a host inside of it that lacks an export which the remote imports would fail as it loads.
 * @param {string} range As `src/remote.ts` has it.
 * @param {string[]} scripts Code of its modules.
 * @param {SharedExports} [known]
 * @returns {{ fault: string, range: string } | undefined} With the range that is right.
 */
export function contractFault(range, scripts, known = houseOfKit(kit)) {
  const lowest = minVersion(range)?.version ?? '0.0.0';
  const lacking = scripts.flatMap(sharedImports).flatMap(({ subpath, name }) => {
    const since = sinceOf(subpath, name, known);
    return since !== '' && gt(since, lowest) ? [{ since, what: `${name} of @navette/shared${subpath.slice(1)}` }] : [];
  });
  const newest = lacking.toSorted((left, right) => (gt(left.since, right.since) ? -1 : 1))[0];
  if (newest === undefined) return undefined;
  return {
    range: `^${newest.since}`,
    fault: `src/remote.ts: contract '${range}' includes hosts without ${newest.what}, which is there since ${newest.since}: write '^${newest.since}'`,
  };
}

/** @param {string} subpath @param {string} name @param {SharedExports} known */
function sinceOf(subpath, name, { contract, exports }) {
  const entry = exports[subpath];
  if (entry === undefined) return contract;
  return name === '*' ? '' : (entry[name] ?? contract);
}

/**
 * Names that a script imports from the shared package.
 * @param {string} script A module as `moduleCode` gives it.
 * @returns {{ subpath: string, name: string }[]} `*` for a whole module.
 */
function sharedImports(script) {
  /** @type {import('acorn').Program} */
  const { body } = parse(script, { ecmaVersion: 'latest', sourceType: 'module' });
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !String(node.source.value).startsWith('@navette/shared/')) return [];
    const subpath = String(node.source.value).replace('@navette/shared', '.');
    return node.specifiers.map((specifier) => ({
      subpath,
      name:
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : '*',
    }));
  });
}
