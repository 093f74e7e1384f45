import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../files-below.mjs';

/** Folders and files of a package that no check reads. */
const apart = new Set(['node_modules', 'dist', 'CHANGELOG.md']);

const isRead = (/** @type {string} */ name) => !apart.has(name) && (!name.startsWith('.') || name === '.oxlintrc.json');

/** Files with which a remote in the repository of the suite is checked, besides its own folder. */
const checkedWith = [
  'shared',
  'openapi/generated',
  'tools/build',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'package.json',
];

/**
 * Evidence that a check passed, by a hash of everything it depends on: sources, configuration, locked packages, the kit, Node. CI keeps the folder;
 * a release of what it checked does not check it again.
 * @typedef {object} Evidence
 * @property {(step: string) => string | undefined} find When a step passed with exactly this content, UTC.
 * @property {(step: string) => void} keep Notes that a step has passed.
 */

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {string} [folder] Where it is kept; beside the packages of the remote by default.
 * @returns {Evidence}
 */
export function evidenceOf(remote, folder = join(remote.root, 'node_modules/.cache/navette-remote')) {
  const content = contentHash(remote);
  const fileOf = (/** @type {string} */ step) => join(folder, `${remote.name}-${step}-${content}.json`);
  return {
    find: (step) => {
      if (!existsSync(fileOf(step))) return undefined;
      const { passed, at } = JSON.parse(readFileSync(fileOf(step), 'utf8'));
      return passed === content && typeof at === 'string' ? at : undefined;
    },
    keep: (step) => {
      // A check that writes into what it reads, or an edit in the meantime, proves nothing.
      if (contentHash(remote) !== content) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), `${JSON.stringify({ passed: content, at: new Date().toISOString() })}\n`);
    },
  };
}

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @returns {string}
 */
export function contentHash({ root, workspace }) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\0`);
  const base = workspace ?? root;
  const places = [
    root,
    join(base, 'pnpm-lock.yaml'),
    ...(workspace ? checkedWith.map((path) => join(base, path)) : []),
  ];
  for (const file of places.flatMap((place) => filesBelow(place, isRead)))
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 32);
}
