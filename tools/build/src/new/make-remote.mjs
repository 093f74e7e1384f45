import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'template');

/** Whether a folder of that name is a remote: `remote-x`. @param {string} name */
export const isRemoteName = (name) => /^remote-[a-z][a-z\d-]{0,40}$/u.test(name);

/** Folders of the registry beside the remotes; no remote can be published under these names. */
export const RESERVED_NAMES = ['sets', 'verifications', 'signatures', 'damaged', 'host'];

/** Heading of the list of a new remote: `code.title` is its heading, and the title of the remote would have the same key. */
const RECORD = 'code';

/**
 * Why no remote can have this name; undefined for a name that it can have.
 * @param {string} name
 */
export function nameFault(name) {
  if (!isRemoteName(name))
    return `${name === '' ? 'An empty text' : name} is not a name of a remote: use remote-<name>, in lower case letters, digits and hyphens, at most 41, such as remote-x.`;
  const short = name.replace('remote-', '');
  if (short === RECORD) return `A new remote cannot be called ${short}: its first record uses that name.`;
  return RESERVED_NAMES.includes(short)
    ? `A remote cannot be called ${short}: the registry reserves that name.`
    : undefined;
}

/** Files of a new remote, by path in its folder. */
export const templateFiles = () =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .toSorted();

/**
 * A file of a new remote: the template's, with the remote's name, and the contract of the host.
 * @param {string} file
 * @param {string} name `remote-x`
 * @param {string} contract Version of the host contract.
 */
export function fileOf(file, name, contract) {
  const short = name.replace('remote-', '');
  const title = short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' ');
  return readFileSync(join(template, file), 'utf8')
    .replaceAll('^0.0.0', `^${contract}`)
    .replaceAll('Sample', title)
    .replaceAll('sample', short);
}

/**
 * Makes the folder of a remote, and the changeset of its first version.
 * @param {string} parent Where the folder is made.
 * @param {string} name `remote-x`
 * @param {{ contract: string, changesets: string }} options `changesets`: the folder for the changeset, seen from `parent`.
 * @throws {Error} when the folder exists
 */
export function makeRemote(parent, name, { contract, changesets }) {
  const folder = join(parent, name);
  if (existsSync(folder)) throw new Error(`${name} already exists.`);
  for (const file of templateFiles()) write(join(folder, file), fileOf(file, name, contract));
  write(join(parent, changesets, `first-${name}.md`), firstChangeset(name));
}

/** @param {string} name */
const firstChangeset = (name) => `---
'@navette/${name}': minor
---

The first version: a list with its form.
`;

/** @param {string} file @param {string} content */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
