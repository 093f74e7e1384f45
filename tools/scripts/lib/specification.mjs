import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, text: string }} File Path from the root of the repository, and content. */

const FOLDER = 'docs/specification/';
const READ = /\.(?:[cm]?[jt]sx?|css|html|md|ya?ml)$/u;
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'data', 'registry', 'coverage', 'CHANGELOG.md']);

/**
 * Sources, contract and documents, without what is generated or hidden.
 * @param {string} folder
 * @param {string} [prefix]
 * @returns {File[]}
 */
export function readTexts(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return readTexts(folder, `${name}/`);
    return READ.test(name) ? [{ name, text: readFileSync(join(folder, name), 'utf8') }] : [];
  });
}

/**
 * Faults of the references to the specification: pages and headings that do not exist, and headings that stand twice on a page. A reference is written
 * `specification/bookings.md#pick-up-time`, on the pages themselves as a link; its heading as GitHub writes anchors.
 * @param {readonly File[]} files
 * @returns {string[]}
 */
export function specificationFaults(files) {
  const pages = new Map(
    files
      .filter(({ name }) => name.startsWith(FOLDER))
      .map(({ name, text }) => [name.slice(FOLDER.length), anchorsOf(text)]),
  );
  const twice = [...pages].flatMap(([page, anchors]) =>
    anchors
      .filter((anchor, index) => anchors.indexOf(anchor) !== index)
      .map((anchor) => `${FOLDER}${page}: two headings #${anchor}`),
  );
  const dangling = files.flatMap(({ name, text }) =>
    referencesIn(name, text)
      .filter(({ page, anchor }) => !pages.has(page) || (anchor !== undefined && !pages.get(page)?.includes(anchor)))
      .map(
        ({ page, anchor, line }) => `${name}:${line}: no heading ${page}${anchor === undefined ? '' : `#${anchor}`}`,
      ),
  );
  return [...twice, ...dangling];
}

const anchorsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** @param {string} name @param {string} text */
function referencesIn(name, text) {
  const own = name.startsWith(FOLDER) ? name.slice(FOLDER.length) : undefined;
  const found = [...text.matchAll(/specification\/(?<page>[\w-]+\.md)(?:#(?<anchor>[\p{L}\p{N}_-]+))?/gu)];
  const links = own === undefined ? [] : [...text.matchAll(/\]\((?<page>[\w-]+\.md)?(?:#(?<anchor>[^)]+))?\)/gu)];
  return [...found, ...links].map(({ groups, index }) => ({
    page: groups?.page ?? own ?? '',
    anchor: groups?.anchor,
    line: text.slice(0, index).split('\n').length,
  }));
}
