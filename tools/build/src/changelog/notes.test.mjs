import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notesIn, notesOf } from '../changelog.mjs';

const changelog = `# @navette/remote-x

## 1.1.0

### Minor Changes

- 1a2b3c4: A list of vehicles:

  - with a photo
  - without one

- Another thing

### Patch Changes

- A fix
- Updated dependencies [9f8e7d6]
  - @navette/shared@0.2.0

## 1.0.0

The first version.
`;

describe('the notes of versions', () => {
  it('the notes of versions are the entries of the changelog with their kind, without commits and without updated dependencies', () => {
    expect(notesIn(changelog)).toEqual([
      {
        version: '1.1.0',
        notes: [
          { kind: 'minor', text: 'A list of vehicles:\n\n- with a photo\n- without one' },
          { kind: 'minor', text: 'Another thing' },
          { kind: 'patch', text: 'A fix' },
        ],
      },
      { version: '1.0.0', notes: [{ kind: 'major', text: 'The first version.' }] },
    ]);
  });

  it('the notes of versions are empty for a changelog without versions', () => {
    expect(notesIn('# A title\n\n## Unreleased\n\n- Something\n')).toEqual([]);
  });

  it('the notes of versions include the pending changesets of the package for the version in preparation', () => {
    const repository = mkdtempSync(join(tmpdir(), 'notes-'));
    const root = join(repository, 'remote-x');
    mkdirSync(join(repository, '.changeset'));
    mkdirSync(root);
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: '@navette/remote-x', version: '1.1.0' }));
    writeFileSync(join(root, 'CHANGELOG.md'), changelog);
    const changeset = (/** @type {string} */ file, /** @type {string} */ text) =>
      writeFileSync(join(repository, '.changeset', file), text);
    changeset('one.md', "---\n'@navette/remote-x': major\n'@navette/remote-y': patch\n---\n\nThe old list is gone.\n");
    changeset('other.md', '---\n"@navette/remote-y": minor\n---\n\nNot for this one.\n');
    changeset('longer-name.md', '---\n"@navette/remote-x-more": minor\n---\n\nNor this.\n');
    const [newest, former] = notesOf(root);
    expect(newest?.notes.map(({ kind, text }) => `${kind} ${text.split('\n')[0]}`)).toEqual([
      'major The old list is gone.',
      'minor A list of vehicles:',
      'minor Another thing',
      'patch A fix',
    ]);
    expect(former?.version).toBe('1.0.0');
  });

  it('the notes of versions are empty without a changelog and changesets', () => {
    const root = mkdtempSync(join(tmpdir(), 'notes-'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: '@navette/remote-x', version: '1.0.0' }));
    expect(notesOf(root)).toEqual([]);
  });
});
