import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, basename, relative, resolve } from 'node:path';
import { must } from '../lib/run.mjs';
import { pnpm } from '../lib/pnpm.mjs';
import { houseOf, kitPackages } from '../../build/src/new/house.mjs';
import { standAlone } from '../../build/src/new/stand-alone.mjs';
import { changesetFor, unversionedChangesets } from '../../../ops/src/release/pending-changesets.mjs';
import { root } from '../lib/paths.mjs';

/**
 * @typedef {object} Standalone
 * @property {string} remote
 * @property {string} folder The clone.
 * @property {string} registry Where it was published.
 * @property {Record<string, number>} seconds By part of the work.
 * @property {Record<string, any>} release What `navette-remote release --json` says.
 */

/**
 * Releases as a team with its remote alone does: takes the kit, installs, adds a changeset, and releases with one command, in a folder
 * outside of this repository.
 * @param {string} remote
 * @param {{ registry?: string, bump?: 'patch' | 'minor' | 'major', tests?: string, kit?: string }} [options] `registry`: a new one otherwise; `bump`: releases the
 *   next version by a changeset, otherwise the one of package.json; `tests`: the folder whose tests the release runs, if the others have run already;
 *   `kit`: the folder of a kit that was packed.
 * @returns {Promise<Standalone>}
 */
export async function releaseAlone(remote, { registry, bump, tests, kit } = {}) {
  const place = mkdtempSync(join(tmpdir(), 'navette-standalone-'));
  const folder = join(place, remote);
  const target = registry ?? join(place, 'registry');
  /** @type {Record<string, number>} */
  const seconds = {};
  const timed = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ work) => {
    const started = Date.now();
    const result = await work();
    seconds[name] = Math.round((Date.now() - started) / 100) / 10;
    return result;
  };
  await timed('kit', async () =>
    cloneRemote(remote, folder, kit ? archivesIn(kit) : await packKit(join(place, 'kit'))),
  );
  await timed('install', () => pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: folder }));
  await timed('version', async () => {
    if (tests !== undefined) keepTests(folder, tests);
    await git(folder, 'init', '-q', '-b', 'main');
    await commit(folder, 'A clone of its own');
    if (bump !== undefined) await nextVersion(folder, bump);
  });
  mkdirSync(target, { recursive: true });
  const output = await timed('release', () =>
    must(join(folder, 'node_modules/.bin/navette-remote'), ['release', '--registry', target, '--json'], {
      cwd: folder,
    }),
  );
  return {
    remote,
    folder,
    registry: target,
    seconds,
    release: JSON.parse(
      String(output)
        .trim()
        .split('\n')
        .findLast((line) => line.startsWith('{')) ?? 'null',
    ),
  };
}

/**
 * @param {string} folder
 * @param {string} bump
 */
async function nextVersion(folder, bump) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(
    join(folder, '.changeset/by-itself.md'),
    `---\n"${name}": ${bump}\n---\n\nReleased from a clone that holds nothing else.\n`,
  );
  await commit(folder, 'A change');
  await must(join(folder, 'node_modules/.bin/changeset'), ['version'], { cwd: folder });
  await commit(folder, 'Its version');
}

/**
 * @param {string} folder
 * @param {string} under
 */
function keepTests(folder, under) {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('src', name),
  );
  for (const file of files)
    if (/\.test\.tsx?$/u.test(file) && !file.startsWith(join(under, '/'))) rmSync(join(folder, file));
}

/** @param {string} folder @param {string} message */
async function commit(folder, message) {
  await git(folder, 'add', '-A');
  await git(folder, 'commit', '-q', '-m', message);
}

/** @param {string} folder @param {string[]} args */
const git = (folder, ...args) =>
  must('git', ['-c', 'user.name=A team', '-c', 'user.email=team@navette.example', ...args], { cwd: folder });

/**
 * Clones a remote: a folder with its sources and the archives of the kit, which needs the npm registry alone.
 * @param {string} remote Its folder in the repository.
 * @param {string} target A folder that does not exist yet.
 * @param {Record<string, string>} archives Package of the kit → its archive.
 */
export function cloneRemote(remote, target, archives) {
  const source = join(root, remote);
  cpSync(source, target, {
    recursive: true,
    filter: (path) => !/(^|[\\/])(node_modules|dist|\.tsbuild|\.maps)([\\/]|$)/.test(relative(source, path)),
  });
  standAlone(target, houseOf(root), archives);
  cpSync(join(root, '.changeset/README.md'), join(target, '.changeset/README.md'));
  takeChangesets(source, target, JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).name);
}

/**
 * Copies the remote's pending changesets, without lines of other packages: `changeset version` fails on packages that the clone lacks.
 * @param {string} source
 * @param {string} target
 * @param {string} packageName
 */
function takeChangesets(source, target, packageName) {
  for (const file of unversionedChangesets(source, packageName)) {
    const own = changesetFor(readFileSync(file, 'utf8'), packageName);
    if (own !== undefined) writeFileSync(join(target, '.changeset', basename(file)), own);
  }
}

/**
 * Packs the kit: JavaScript and types, with the versions of everything they need written out.
 * @param {string} folder Where the archives go.
 * @returns {Promise<Record<string, string>>} Name of the package → its archive.
 */
export async function packKit(folder) {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  await Promise.all(kitPackages.map((name) => pnpm(['pack', '--pack-destination', target], { cwd: join(root, name) })));
  return archivesIn(target);
}

/**
 * The archives of a kit that was packed.
 * @param {string} folder
 * @returns {Record<string, string>} Name of the package → its archive.
 */
const archivesIn = (folder) => Object.fromEntries(kitPackages.map((name) => archiveOf(name, resolve(folder))));

/**
 * @param {string} folder
 * @param {string} target
 * @returns {[string, string]}
 */
function archiveOf(folder, target) {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return [name, join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)];
}
