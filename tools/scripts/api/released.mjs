import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
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
 * API of `@navette/shared` at its last release: version and a report for each subpath.
 * @returns {{ version: string, api: Api }}
 */
export function releasedApi() {
  const files = readdirSync(reports).map((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')));
  return {
    version: files[0]?.version ?? '',
    api: Object.fromEntries(files.map(({ subpath, exports }) => [subpath, exports])),
  };
}

/** Contract at its last release, with its version. @returns {{ version: string, contract: unknown }} */
export const releasedContract = () => JSON.parse(readFileSync(contractFile, 'utf8'));

/** Stores the current state as the released one, in a file for each subpath and one for the contract. */
export function keepReleased() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const version = versionOf('shared');
  for (const [subpath, exports] of Object.entries(currentApi())) {
    const file = `${subpath.replace(/^\.\//, '').replaceAll('/', '-')}.json`;
    writeFileSync(join(reports, file), `${JSON.stringify({ version, subpath, exports }, null, 1)}\n`);
  }
  mkdirSync(join(contractFile, '..'), { recursive: true });
  const contract = JSON.stringify({ version: versionOf('openapi'), contract: currentContract() }, withoutWording);
  writeFileSync(contractFile, `${contract}\n`);
}

/** @param {string} key @param {unknown} value */
const withoutWording = (key, value) =>
  ['description', 'summary', 'example', 'examples'].includes(key) && typeof value === 'string' ? undefined : value;
