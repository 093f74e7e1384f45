import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Changes that are written down and not yet part of a version: the files of the nearest `.changeset` that name the package.
 * @param {string} root Folder of the package.
 * @param {string} packageName
 * @returns {string[]} Their paths, sorted.
 */
export function unversionedChangesets(root, packageName) {
  const folder = nearest(root);
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => join(folder, file))
    .filter((file) => packagesOf(readFileSync(file, 'utf8')).includes(packageName))
    .sort();
}

/** @param {string} from @returns {string | undefined} */
function nearest(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.changeset'))) return join(folder, '.changeset');
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * A changeset that names this package, for a place where the others do not exist.
 * @param {string} changeset
 * @param {string} packageName
 * @returns {string | undefined} With the line of this package alone before the text; undefined when it does not name it.
 */
export function changesetFor(changeset, packageName) {
  const [whole, head = ''] = headPattern.exec(changeset) ?? [];
  const own = head.split(/\r?\n/).filter((line) => packagesOf(`---\n${line}\n---`).includes(packageName));
  return whole === undefined || own.length === 0
    ? undefined
    : `---\n${own.join('\n')}\n---${changeset.slice(changeset.indexOf(whole) + whole.length)}`;
}

const headPattern = /^---\r?\n([\s\S]*?)\r?\n?---/;

/**
 * @param {string} changeset Lines of `"package": minor` between two lines of `---`, then the text.
 * @returns {string[]}
 */
function packagesOf(changeset) {
  const [, head = ''] = headPattern.exec(changeset) ?? [];
  return [...head.matchAll(/^\s*(?:"([^"]+)"|'([^']+)'|([^'":\s]+))\s*:/gm)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}
