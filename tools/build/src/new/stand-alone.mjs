import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {Record<string, string>} Dependencies */

/**
 * Lets the folder of a remote stand alone: writes into it what the repository says once for all packages (versions, references between their types,
 * settings of the package manager and of changesets), and where the packages of the kit come from.
 * @param {string} folder With `package.json` and `tsconfig.json` as in the repository.
 * @param {import('./house.mjs').House} house
 * @param {Record<string, string>} [archives] Package of the kit → its archive, which is copied; without them they come from a package registry.
 */
export function standAlone(folder, house, archives) {
  const kit = archives === undefined ? house.kit : keptArchives(folder, archives);
  edit(folder, 'package.json', (manifest) => withVersions(manifest, house.catalog, kit));
  edit(folder, 'tsconfig.json', (config) => ({ extends: config.extends }));
  write(folder, '.oxlintrc.json', { extends: ['./node_modules/@navette/build/dist/oxlint.json'] });
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), packageManagerSettings(house, archives === undefined ? {} : kit));
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n.tsbuild/\n.maps/\n');
  mkdirSync(join(folder, '.changeset'), { recursive: true });
  write(folder, '.changeset/config.json', house.changesets);
}

/**
 * The archives of the kit in a folder, one for each package.
 * @param {string} folder
 * @param {import('./house.mjs').House} house
 * @returns {Record<string, string>} Package → its archive.
 * @throws {Error} when one is missing or there twice
 */
export function archivesIn(folder, { kit }) {
  const files = readdirSync(folder);
  return Object.fromEntries(
    Object.keys(kit).map((name) => {
      const prefix = `${name.replace('@', '').replace('/', '-')}-`;
      const [archive, ...others] = files.filter((file) => file.startsWith(prefix) && file.endsWith('.tgz'));
      if (archive === undefined || others.length > 0)
        throw new Error(`${folder} contains ${archive === undefined ? 'no' : 'more than one'} archive ${prefix}….tgz`);
      return [name, join(folder, archive)];
    }),
  );
}

/** @param {string} folder @param {Record<string, string>} archives @returns {Dependencies} */
function keptArchives(folder, archives) {
  mkdirSync(join(folder, 'kit'), { recursive: true });
  for (const archive of Object.values(archives)) cpSync(archive, join(folder, 'kit', basename(archive)));
  return Object.fromEntries(Object.entries(archives).map(([name, archive]) => [name, `file:kit/${basename(archive)}`]));
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

/** @param {import('./house.mjs').House} house @param {Dependencies} archives */
const packageManagerSettings = (
  { builds },
  archives,
) => `${overrides(archives)}# A browser for ops is of no use to a remote.
ignoredOptionalDependencies:
  - "@sparticuz/chromium"
  - playwright-core

# As in the repository.
${builds}`;

/** @param {Dependencies} archives */
const overrides = (archives) =>
  Object.keys(archives).length === 0
    ? ''
    : `# The packages of the kit need each other, and come from the archives too.
overrides:
${Object.entries(archives)
  .map(([name, file]) => `  "${name}": ${file}`)
  .join('\n')}

`;

/** @param {string} folder @param {string} file @param {(content: any) => unknown} change */
const edit = (folder, file, change) =>
  write(folder, file, change(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/** @param {string} folder @param {string} file @param {unknown} value */
const write = (folder, file, value) => writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
