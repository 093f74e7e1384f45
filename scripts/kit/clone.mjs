import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { changesetFor, unversionedChangesets } from '../../ops/src/release/pending-changesets.mjs';
import { root } from '../lib/paths.mjs';
import { catalogOf } from './catalog.mjs';

/** @typedef {Record<string, string>} Dependencies */

/**
 * Takes a remote out of the repository: a folder with its sources and the archives of the kit, that needs nothing else but the npm registry.
 * What the repository says once for all packages (versions, references between their types, changesets) is written into the clone.
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
  mkdirSync(join(target, 'kit'));
  for (const archive of Object.values(archives)) cpSync(archive, join(target, 'kit', basename(archive)));
  const kit = Object.fromEntries(
    Object.entries(archives).map(([name, archive]) => [name, `file:kit/${basename(archive)}`]),
  );
  const catalog = catalogOf(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  write(target, 'package.json', withVersions(readJson(source, 'package.json'), catalog, kit));
  // Nobody builds upon the types of a remote that stands alone.
  write(target, 'tsconfig.json', {
    extends: readJson(source, 'tsconfig.json').extends,
    compilerOptions: { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true },
  });
  write(target, '.oxlintrc.json', { extends: ['./node_modules/@navette/build/dist/oxlint.json'] });
  writeFileSync(join(target, 'pnpm-workspace.yaml'), packageManagerSettings(kit));
  writeFileSync(join(target, '.gitignore'), 'node_modules/\ndist/\n.tsbuild/\n.maps/\n');
  mkdirSync(join(target, '.changeset'));
  write(target, '.changeset/config.json', { ...readJson(root, '.changeset/config.json'), ignore: [] });
  cpSync(join(root, '.changeset/README.md'), join(target, '.changeset/README.md'));
  takeChangesets(source, target, readJson(source, 'package.json').name);
}

/**
 * What waits for the next version of this remote; lines of other packages would stop `changeset version`, which does not find them in the clone.
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
 * @param {Record<string, any>} manifest A package.json of the repository.
 * @param {Dependencies} catalog
 * @param {Dependencies} kit
 * @returns {Record<string, any>} The same for a package that stands alone.
 */
export function withVersions(manifest, catalog, kit) {
  const resolved = (/** @type {Dependencies | undefined} */ dependencies) =>
    dependencies &&
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [
        name,
        kit[name] ?? (range === 'catalog:' ? known(catalog, name) : range),
      ]),
    );
  return {
    ...manifest,
    dependencies: resolved(manifest.dependencies),
    devDependencies: { ...resolved(manifest.devDependencies), '@navette/ops': kit['@navette/ops'] },
  };
}

/** @param {Dependencies} catalog @param {string} name */
function known(catalog, name) {
  const version = catalog[name];
  if (version === undefined) throw new Error(`The catalog has no version of ${name}`);
  return version;
}

/** @param {Dependencies} kit */
const packageManagerSettings = (kit) => `# The packages of the kit need each other, and come from the archives too.
overrides:
${Object.entries(kit)
  .map(([name, file]) => `  "${name}": ${file}`)
  .join('\n')}

# A browser for ops is of no use to a remote.
ignoredOptionalDependencies:
  - "@sparticuz/chromium"
  - playwright-core

# As in the repository.
${buildsAllowed()}`;

/** The part of the repository's own settings that says whose build scripts may run; in both places the same packages ask to. */
const buildsAllowed = () =>
  /^allowBuilds:\n(?: {2}.*\n)+/mu.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[0] ?? '';

/** @param {string} folder @param {string} file */
const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** @param {string} folder @param {string} file @param {unknown} value */
const write = (folder, file, value) => writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
