import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { houseOf } from '../../build/src/new/house.mjs';
import { apiOf } from './api-of.mjs';

/** @typedef {import('./api-of.mjs').Api} Api */

const reports = join(root, 'shared/api');
const contractFile = join(root, 'openapi/released/openapi.json');

/** @param {string} name Folder of a package. @returns {string} */
export const versionOf = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).version;

/**
 * Current API of `@navette/shared`, from its compiled declarations.
 * @returns {Api}
 * @throws {Error} when the compiler has not run
 */
export function currentApi() {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const entries = Object.entries(exports).flatMap(([subpath, file]) =>
    /\.tsx?$/.test(file) ? [[subpath, join(root, 'shared/.tsbuild', file.replace(/\.tsx?$/, '.d.ts'))]] : [],
  );
  const missing = entries.find(([, file]) => !existsSync(file ?? ''));
  if (missing) throw new Error(`${missing[1]} is missing: run npx tsc -b first.`);
  return apiOf(Object.fromEntries(entries));
}

/** The current contract. @returns {unknown} */
export const currentContract = () => JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'));

/**
 * API of `@navette/shared` at its last release: version, host contract, and a report for each subpath.
 * @returns {{ version: string, contract: string, api: Api, since: Record<string, Record<string, string>> }} `since`: host contract that brought an export.
 */
export function releasedApi() {
  const files = readdirSync(reports).map((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')));
  return {
    version: files[0]?.version ?? '',
    contract: files[0]?.contract ?? '',
    since: Object.fromEntries(files.map(({ subpath, since = {} }) => [subpath, since])),
    api: Object.fromEntries(files.map(({ subpath, exports }) => [subpath, exports])),
  };
}

/** Contract at its last release, with its version. @returns {{ version: string, contract: unknown }} */
export const releasedContract = () => JSON.parse(readFileSync(contractFile, 'utf8'));

/** Stores the current state as the released one, in a file for each subpath and one for the contract. */
export function keepReleased() {
  const before = releasedApi();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const version = versionOf('shared');
  const { contract } = houseOf(root);
  for (const [subpath, exports] of Object.entries(currentApi())) {
    const file = `${subpath.replace(/^\.\//, '').replaceAll('/', '-')}.json`;
    const since = sinceOf(exports, before.api[subpath], before.since[subpath], contract);
    writeFileSync(join(reports, file), `${JSON.stringify({ version, contract, subpath, exports, since }, null, 1)}\n`);
  }
  mkdirSync(join(contractFile, '..'), { recursive: true });
  const document = { version: versionOf('openapi'), contract: currentContract() };
  writeFileSync(contractFile, `${JSON.stringify(document, withoutWording)}\n`);
}

/**
 * Host contract that brought each export: this one for what the last release did not have.
 * @param {Record<string, string>} exports
 * @param {Record<string, string> | undefined} released
 * @param {Record<string, string> | undefined} since As it was kept with the last release.
 * @param {string} contract
 * @returns {Record<string, string>}
 */
export const sinceOf = (exports, released = {}, since = {}, contract) =>
  Object.fromEntries(
    Object.keys(exports).flatMap((name) => {
      const brought = name in released ? since[name] : contract;
      return brought === undefined ? [] : [[name, brought]];
    }),
  );

/** @param {string} key @param {unknown} value */
const withoutWording = (key, value) =>
  ['description', 'summary', 'example', 'examples'].includes(key) && typeof value === 'string' ? undefined : value;
