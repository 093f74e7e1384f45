import { ADDITIONAL, AssetsPlugin, emit } from './assets-plugin.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unversionedChangesets } from '@navette/ops/changesets';

/**
 * One change, as its team tells it to users.
 * @typedef {{ kind: 'major' | 'minor' | 'patch', text: string }} Note
 */

/**
 * Notes of a version.
 * @typedef {{ version: string, notes: Note[] }} VersionNotes
 */

/** Versions that are kept, the newest ones: a registry holds no more of a remote for long. */
const MOST_VERSIONS = 50;
const LONGEST = 4000;
const kinds = /** @type {const} */ (['major', 'minor', 'patch']);

/**
 * Notes of the versions of a package: its changelog, and in the version that is still being written its pending changesets.
 * @param {string} root Folder of the package.
 * @returns {VersionNotes[]} Newest first.
 */
export function notesOf(root) {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const file = join(root, 'CHANGELOG.md');
  const written = existsSync(file) ? notesIn(readFileSync(file, 'utf8')) : [];
  const pending = pendingNotes(root, name);
  const own = written.find((section) => section.version === version)?.notes ?? [];
  const others = written.filter((section) => section.version !== version);
  const notes = sorted([...pending, ...own]);
  return [...(notes.length === 0 ? [] : [{ version, notes }]), ...others].slice(0, MOST_VERSIONS);
}

/**
 * The pending changesets of a package.
 * @param {string} root Its folder.
 * @param {string} name
 * @returns {Note[]}
 */
export const pendingNotes = (root, name) =>
  unversionedChangesets(root, name).flatMap((path) => noteIn(readFileSync(path, 'utf8'), name));

/**
 * @param {string} changelog As `changeset version` writes it: `## 1.2.0`, `### Minor Changes`, `- …`.
 * @returns {VersionNotes[]}
 */
export function notesIn(changelog) {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split(/\r?\n/);
      const version = heading.trim().split(/\s/, 1)[0] ?? '';
      return /^\d+\.\d+\.\d+$/.test(version)
        ? [{ version, notes: sorted(notesOfSection(lines.join('\n'), version)) }]
        : [];
    });
}

/** @param {string} text @param {string} version @returns {Note[]} */
function notesOfSection(text, version) {
  const [before = '', ...parts] = text.split(/^### /m);
  const free = before.trim() === '' ? [] : [noteOf(kindOfVersion(version), before)];
  return [
    ...free,
    ...parts.flatMap((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const kind = kinds.find((one) => heading.trim().toLowerCase().startsWith(one)) ?? kindOfVersion(version);
      return bullets(lines.join('\n')).map((bullet) => noteOf(kind, bullet));
    }),
  ];
}

/** Entries of a list, without the commit before them; those about the packages it is built upon are none of the users' business. @param {string} text */
const bullets = (text) =>
  text
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replace(/^[\da-f]{7,40}: /, '').replaceAll(/^ {2}/gm, ''))
    .filter((entry) => !entry.startsWith('Updated dependencies'));

/** @param {string} version @returns {Note['kind']} */
const kindOfVersion = (version) => (version.endsWith('.0.0') ? 'major' : version.endsWith('.0') ? 'minor' : 'patch');

/** @param {Note['kind']} kind @param {string} text @returns {Note} */
const noteOf = (kind, text) => ({
  kind,
  text: text
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .slice(0, LONGEST),
});

/** @param {string} changeset @param {string} name @returns {Note[]} */
function noteIn(changeset, name) {
  const [whole = '', head = ''] = /^---\r?\n([\s\S]*?)\r?\n?---/.exec(changeset) ?? [];
  const line = head.split(/\r?\n/).find((entry) => entry.replaceAll(/["']/g, '').startsWith(`${name}:`));
  const kind = kinds.find((one) => line?.trim().endsWith(one));
  const text = changeset.slice(whole.length).trim();
  return kind === undefined || text === '' ? [] : [noteOf(kind, text)];
}

/** @param {Note[]} notes */
const sorted = (notes) => notes.toSorted((left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind));

/**
 * Section of the changelog about a version.
 * @param {string} changelog The whole CHANGELOG.md.
 * @param {string} version
 * @returns {string | undefined} The text below its heading; nothing when there is no heading or no text.
 */
export function sectionOf(changelog, version) {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('## ') && line.slice(3).trim().split(/\s/)[0] === version);
  if (start === -1) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => /^##? /.test(line));
  const text = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  const said = text.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return said.length === 0 ? undefined : text.join('\n').trim();
}

/**
 * Writes `changelog.json`: what each version brings, as part of what is published, so that ops read it where the version is and not where its sources are.
 */
/** @param {string} root Folder of the remote's package. */
export const changelogPlugin = (root) =>
  new AssetsPlugin(
    'Changelog',
    ADDITIONAL,
    (compilation) => emit(compilation, 'changelog.json', JSON.stringify(notesOf(root))),
    ({ fileDependencies, missingDependencies }) => {
      const file = join(root, 'CHANGELOG.md');
      // A watched file that is not there counts as changed.
      (existsSync(file) ? fileDependencies : missingDependencies).add(file);
    },
  );
