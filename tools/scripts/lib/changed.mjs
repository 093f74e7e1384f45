import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, root } from './paths.mjs';
import { must } from './run.mjs';

/** Files that never reach a browser. */
const apart = /\.md$|^docs\/|^tools\/bench\/|\.test\.[a-z]+$|^\.changeset\//;

/**
 * Paths of the files that differ from a commit, committed or not, from the root of the repository.
 * @param {string} since
 */
export async function changedFiles(since) {
  const [differing, untracked] = await Promise.all([
    must('git', ['diff', '--name-only', since]),
    must('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return `${differing}${untracked}`.split('\n').filter((path) => path !== '');
}

/** @param {readonly string[]} files Whether the benchmarks may run differently after a change. */
export const touchBenchmarks = (files) => files.some((path) => /^(?:tools\/bench|server|tools\/browser)\//.test(path));

/**
 * Journeys that a change can break. A change of host, shared, server or contract concerns all of them; one of a remote only those that open one of
 * its pages, or name no page at all; a journey itself.
 * @param {readonly string[]} files Paths of what changed.
 * @param {{ journeys: Readonly<Record<string, string>>, pages: Readonly<Record<string, readonly string[]>> }} known Text of each journey by file, paths of the pages by remote.
 * @returns {string[]} Files of journeys.
 */
export function affectedJourneys(files, { journeys, pages }) {
  const touched = files.filter((path) => !apart.test(path));
  const changedRemotes = remotesOf(touched, pages);
  const isSpec = (/** @type {string} */ path) => path.startsWith('tests/journeys/');
  if (touched.some((path) => !isSpec(path) && !changedRemotes.includes(folderOf(path)))) return Object.keys(journeys);
  return Object.entries(journeys)
    .filter(([file, text]) => {
      if (touched.includes(`tests/journeys/${file}`)) return true;
      const opened = Object.keys(pages).filter((remote) => pages[remote]?.some((path) => opens(text, path)));
      return changedRemotes.length > 0 && (opened.length === 0 || opened.some((one) => changedRemotes.includes(one)));
    })
    .map(([file]) => file);
}

const folderOf = (/** @type {string} */ path) => path.split('/', 1)[0] ?? '';

/** @param {readonly string[]} files @param {Readonly<Record<string, unknown>>} pages */
const remotesOf = (files, pages) =>
  Object.keys(pages).filter((remote) => files.some((path) => folderOf(path) === remote));

/** @param {string} text @param {string} path Such as `/client`, which `/clients` is not. */
const opens = (text, path) => new RegExp(`['"\`]${path}(?![\\w-])`).test(text);

/** All journeys, and the pages that the remotes declare. */
export function knownJourneys() {
  const folder = join(root, 'tests/journeys');
  const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  const pagesOf = (/** @type {string} */ remote) =>
    [...readFileSync(join(root, remote, 'src/remote.ts'), 'utf8').matchAll(/path: '(\/[^']+)'/g)].map(
      ([, path]) => path ?? '',
    );
  return {
    journeys: Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
    pages: Object.fromEntries(remotes.map((remote) => [remote, pagesOf(remote)])),
  };
}
