import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { budgetOf } from '../budgets.mjs';
import { compileCatalogue, languages } from '../catalogues.mjs';
import { notesOf } from '../changelog.mjs';
import { ADOPTED, Refusal } from '../cli/remote-package.mjs';
import { runCommand } from '../cli/tools.mjs';
import { derived } from '../facts/plugin.mjs';
import { contractOf, readContract } from '../facts/contract.mjs';
import { withIcons } from '../declaration.mjs';
import { sharedList } from '../shared-list.mjs';
import { CORE, entrySource, runtimeCore } from '../stable-entry/plugin.mjs';
import { CHUNKS } from '../stable-chunks.mjs';
import { TYPES, typesOf } from '../standard-manifest.mjs';
import { styleFaults } from '../style-faults.mjs';
import { folderOf, foreignManifest } from './foreign-build.mjs';

/**
 * Builds an adopted remote by its own script `build`, and adds what the suite needs to the result.
 * @param {import('../cli/remote-package.mjs').RemotePackage} remote
 * @returns {Promise<string>} The folder of its files.
 * @throws {Refusal} with what is wrong
 */
export async function buildAdopted(remote) {
  const folder = join(remote.root, folderOf(remote.root));
  const { code, output, errors } = await runCommand('npm', ['run', 'build'], { cwd: remote.root });
  if (code !== 0) throw new Refusal(`${output}${errors}`);
  await complete(remote, folder);
  return folder;
}

/**
 * Adds declaration, facts, texts and notes to a build, and an entry by which two versions of the remote can be in one page.
 * @param {import('../cli/remote-package.mjs').RemotePackage} remote
 * @param {string} dist
 */
async function complete({ root, name, version }, dist) {
  const manifest = foreignManifest(dist);
  const says = JSON.parse(readFileSync(join(root, ADOPTED), 'utf8'));
  const { modules, dist: _folder, ...declared } = says;
  const exposes = manifest.exposes.flatMap((each) => {
    const [module] = Object.entries(modules).find(([, path]) => path === each.path) ?? [];
    return module === undefined ? [] : [{ ...each, module }];
  });
  const missing = Object.values(modules).filter((path) => !exposes.some((each) => each.path === path));
  if (missing.length > 0) throw new Refusal(`${ADOPTED}: the build exposes no ${missing.join(', ')}.`);
  const faults = [...sharedFaults(manifest), ...stylesIn(dist)];
  if (faults.length > 0) throw new Refusal(faults.join('\n'));

  const sources = Object.fromEntries(exposes.flatMap(({ module, file }) => (file ? [[module, `./${file}`]] : [])));
  const named = { name, version, dialogs: [], slots: [], operations: [], ...declared };
  const {
    facts,
    declaration,
    faults: inCode,
  } = await derived(root, sources, await withIcons(titled(named, root), root), {
    contract: contractFor(root),
    shared: sharedWith(manifest),
  });
  if (inCode.length > 0) throw new Refusal(inCode.join('\n'));

  const container = separate(dist, manifest, { name, version, modules });
  const entry = `${container}.js`;
  const file = manifest.metaData.remoteEntry.name;
  const parts = { container, version, file, core: CORE, hashes: [] };
  const known = Object.fromEntries(exposes.map(({ module }) => [module, facts.modules[module] ?? []]));
  const files = {
    [entry]: entrySource(parts),
    [CORE]: await runtimeCore(),
    'declaration.json': JSON.stringify(declaration, null, 2),
    'facts.json': JSON.stringify({ ...facts, modules: known, budget: budgetOf(root) }),
    'changelog.json': JSON.stringify(notesOf(root)),
    'mf-manifest.json': JSON.stringify(ourManifest(manifest, { name, container, entry, exposes })),
    ...typesOf(Object.keys(modules), []),
  };
  for (const [path, content] of Object.entries(files)) put(dist, path, content);
  for (const language of languages)
    put(dist, `messages/${language}.json`, await compileCatalogue(join(root, `messages/${language}.json`)));
  rmSync(join(dist, 'mf-stats.json'), { force: true });
}

/** The contract, where the remote has it: one without calls of the API needs none. @param {string} root */
function contractFor(root) {
  const place = createRequire(join(root, 'package.json')).resolve.paths('@navette/openapi') ?? [];
  const isThere = place.some((folder) => existsSync(join(folder, '@navette/openapi')));
  return isThere ? readContract(root) : contractOf({});
}

/** @param {import('./foreign-build.mjs').ForeignManifest} manifest @returns {Record<string, string>} What it takes from the host → the versions that fit. */
const sharedWith = ({ shared }) =>
  Object.fromEntries(
    shared.filter(({ name }) => isProvided(name)).map(({ name, requiredVersion }) => [name, requiredVersion || '*']),
  );

/** @param {string} module */
const isProvided = (module) => sharedList.some(({ request }) => request === module);

/** Shared modules that it wants from a host, and the suite's does not have. @param {import('./foreign-build.mjs').ForeignManifest} manifest */
const sharedFaults = ({ shared }) =>
  shared
    .filter(({ name, assets }) => !isProvided(name) && assets.js.sync.length + assets.js.async.length === 0)
    .map(({ name }) => `It shares ${name} without a copy of its own, which the host of the suite does not provide.`);

/** @param {string} dist @param {RegExp} ending */
const filesIn = (dist, ending) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .toSorted();

/**
 * Lets two versions be in one page: chunks hand themselves in at a global with the version in its name, and the entry says under which names the suite asks for
 * its modules.
 * @param {string} dist
 * @param {import('./foreign-build.mjs').ForeignManifest} manifest
 * @param {{ name: string, version: string, modules: Record<string, string> }} remote
 * @returns {string} Name of its container.
 */
function separate(dist, { metaData: { globalName, remoteEntry } }, { name, version, modules }) {
  const scripts = filesIn(dist, /\.m?js$/).map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));
  const hash = createHash('sha256');
  for (const { file, text } of scripts) hash.update(file).update('\0').update(text);
  const container = `navette_${name}_${version}_${hash.digest('hex').slice(0, 8)}`.replaceAll(/\W/g, '_');
  for (const { file, text } of scripts) {
    const made = `;{const made=${globalName},modules=${JSON.stringify(modules)};document.currentScript.make=()=>({init:(...scope)=>made.init(...scope),get:(module)=>made.get(modules[module]??module)})}`;
    const own = text.replaceAll(/\b(?:rspack|webpack)Chunk[\w@/.-]*/g, `${CHUNKS}${container}`);
    put(dist, file, file === remoteEntry.name ? `${own}\n${made}\n` : own);
  }
  return container;
}

/**
 * @param {import('./foreign-build.mjs').ForeignManifest} manifest
 * @param {{ name: string, container: string, entry: string, exposes: (import('./foreign-build.mjs').ForeignManifest['exposes'][number] & { module: string })[] }} made
 */
const ourManifest = ({ metaData, ...others }, { name, container, entry, exposes }) => ({
  ...others,
  id: name,
  name,
  metaData: {
    ...metaData,
    name,
    globalName: container,
    remoteEntry: { name: entry, path: '', type: 'global' },
    types: { path: '', name: TYPES.zip, ...TYPES },
  },
  exposes: exposes.map(({ module, assets }) => ({
    id: `${name}:${module.replace('./', '')}`,
    name: module.replace('./', ''),
    path: module,
    assets: { ...assets, js: { ...assets.js, sync: [metaData.remoteEntry.name, ...assets.js.sync] } },
  })),
});

/** @typedef {{ titleKey: string, [key: string]: unknown }} Titled */

/**
 * Titles of the declaration, from the catalogues.
 * @template {Titled & { routes: Titled[], permissions?: Titled[], sections?: Titled[], searches?: Titled[] }} Declaration
 * @param {Declaration} declared
 * @param {string} root
 * @returns {Declaration}
 */
function titled(declared, root) {
  const texts = languages.map((language) => {
    const messages = JSON.parse(readFileSync(join(root, `messages/${language}.json`), 'utf8'));
    return /** @type {const} */ ([language, messages]);
  });
  const withTitles = (/** @type {Titled} */ one) => ({
    ...one,
    titles: Object.fromEntries(texts.map(([language, messages]) => [language, messages[one.titleKey]])),
  });
  const { routes, permissions, sections, searches } = declared;
  return {
    ...declared,
    ...withTitles(declared),
    routes: routes.map(withTitles),
    ...(permissions && { permissions: permissions.map(withTitles) }),
    ...(sections && { sections: sections.map(withTitles) }),
    ...(searches && { searches: searches.map(withTitles) }),
  };
}

/** @param {string} dist */
const stylesIn = (dist) =>
  filesIn(dist, /\.css$/).flatMap((file) =>
    styleFaults(readFileSync(join(dist, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );

/** @param {string} dist @param {string} file @param {string | Buffer} content */
function put(dist, file, content) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), content);
}
