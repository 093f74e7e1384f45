import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';

const template = join(import.meta.dirname, 'template');

/** Whether a folder of that name is a remote: `remote-x`. @param {string} name */
export const isRemoteName = (name) => /^remote-[a-z][a-z\d-]{0,40}$/u.test(name);

/** Files of a new remote, by path in its folder. */
export const templateFiles = () =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .toSorted();

/**
 * A file of a new remote: the template's, with the remote's name, and the contract of the host in this repository.
 * @param {string} file
 * @param {string} name `remote-x`
 */
export function fileOf(file, name) {
  const short = name.replace('remote-', '');
  const title = short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' ');
  return readFileSync(join(template, file), 'utf8')
    .replaceAll('^0.0.0', `^${hostContract()}`)
    .replaceAll('Sample', title)
    .replaceAll('sample', short);
}

function hostContract() {
  const source = readFileSync(join(root, 'shared/src/federation/contract-version.ts'), 'utf8');
  const [, version] = /HOST_CONTRACT_VERSION = '([\d.]+)'/u.exec(source) ?? [];
  if (version === undefined) throw new Error('shared/src/federation/contract-version.ts has no HOST_CONTRACT_VERSION');
  return version;
}

/**
 * Makes the folder of a remote.
 * @param {string} parent The repository.
 * @param {string} name `remote-x`
 * @throws {Error} when the folder exists
 */
export function makeRemote(parent, name) {
  const folder = join(parent, name);
  if (existsSync(folder)) throw new Error(`${name} exists already.`);
  for (const file of templateFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), fileOf(file, name));
  }
}
