import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RESERVED_FOLDERS } from '../../../../ops/src/registry/keys.ts';
import { typographyFaults } from '../catalogue-check/wording.mjs';
import { newRemote } from '../cli/new.mjs';
import { houseOf } from './house.mjs';
import { fileOf, isRemoteName, makeRemote, nameFault, RESERVED_NAMES, templateFiles } from './make-remote.mjs';

const root = join(import.meta.dirname, '../../../..');
const doc = readFileSync(join(root, 'docs/write-a-remote.md'), 'utf8');

/** Paths of the tree in the document; a line ends with what the file is for. */
const documented = () => {
  const [, tree = ''] = /```\nremote-x\/\n([\s\S]*?)```/u.exec(doc) ?? [];
  return tree.split('\n').flatMap((line) => /^ {2}(\S+)/u.exec(line)?.slice(1) ?? []);
};

it('docs/write-a-remote.md shows exactly the files that npm run new makes', () => {
  expect(documented().toSorted()).toEqual(templateFiles());
});

it('docs/write-a-remote.md shows the declaration that npm run new makes', () => {
  const [, shown = ''] = /```ts\n(export default [\s\S]*?)```/u.exec(doc) ?? [];
  const [made = ''] = /export default [\s\S]*$/u.exec(fileOf('src/remote.ts', 'remote-x', '1.10.0')) ?? [];
  // The host's contract grows; the document need not follow each step.
  const anyContract = (/** @type {string} */ text) => text.replace(/\^[\d.]+/u, '^1.0.0');
  expect(anyContract(shown)).toBe(anyContract(made));
});

it('a new remote has its name in its package, titles and address', () => {
  const parent = mkdtempSync(join(tmpdir(), 'navette-new-'));
  makeRemote(parent, 'remote-bank-files', { contract: houseOf(root).contract, changesets: '.changeset' });
  const text = (/** @type {string} */ file) => readFileSync(join(parent, 'remote-bank-files', file), 'utf8');
  expect(JSON.parse(text('package.json')).name).toBe('@navette/remote-bank-files');
  expect(JSON.parse(text('messages/nl.json'))['bank-files.title']).toBe('Bank files');
  expect(text('src/remote.ts')).toContain("path: '/bank-files'");
  expect(text('../.changeset/first-remote-bank-files.md')).toContain("'@navette/remote-bank-files': minor");
  expect(templateFiles().filter((file) => /sample/iu.test(text(file)))).toEqual([]);
});

it('npm run new never writes into a folder that exists', () => {
  const parent = mkdtempSync(join(tmpdir(), 'navette-new-'));
  makeRemote(parent, 'remote-x', { contract: '1.10.0', changesets: '.changeset' });
  expect(() => makeRemote(parent, 'remote-x', { contract: '1.10.0', changesets: '.changeset' })).toThrow(
    'remote-x already exists.',
  );
});

it.each(['x', 'remote-', 'remote-X', 'remote-../x', '--help'])('npm run new refuses the name %s', (name) => {
  expect(isRemoteName(name)).toBe(false);
  expect(nameFault(name)).toContain(`${name} is not a name of a remote`);
});

it('npm run new refuses names that the registry would refuse on publishing', () => {
  expect(RESERVED_NAMES.toSorted()).toEqual(RESERVED_FOLDERS.toSorted());
  expect(RESERVED_NAMES.map((name) => nameFault(`remote-${name}`))).not.toContain(undefined);
  expect(nameFault('remote-x')).toBeUndefined();
  expect(nameFault('remote-code')).toContain('its first record uses that name');
});

it.each(['fr', 'nl', 'en'])(
  'the texts of a new remote are written as the catalogue check wants them, %s',
  (language) => {
    const texts = Object.entries(JSON.parse(fileOf(`messages/${language}.json`, 'remote-x', '1.10.0')));
    expect(texts.flatMap(([key, text]) => typographyFaults(language, key, text))).toEqual([]);
  },
);

it('names the package manager to install the packages of a remote outside the repository', () => {
  const parent = mkdtempSync(join(tmpdir(), 'navette-new-'));
  const { text } = newRemote({ parent, name: 'remote-x', kit: join(root, 'tools/build'), archives: undefined });
  expect(text).toMatch(/git init, npx pnpm@\d+\.\d+\.\d+ install, /u);
});
