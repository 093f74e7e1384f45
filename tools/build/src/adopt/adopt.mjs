import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../catalogues.mjs';
import { ADOPTED, Refusal } from '../cli/remote-package.mjs';
import { nameFault } from '../new/make-remote.mjs';
import { houseOfKit } from '../new/house.mjs';
import { folderOf, foreignManifest } from './foreign-build.mjs';

/**
 * Declaration file of an adopted remote, `navette.json` beside its package.json: the declaration, with keys of its catalogues in place of titles.
 * @typedef {object} Adopted
 * @property {string} contract Versions of the host contract that it runs on.
 * @property {string} titleKey
 * @property {Record<string, string>} modules Module, `./pages/shop`, → what its build calls it, `./Shop`.
 * @property {{ path: string, module: string, page: string, titleKey: string, guarded?: string[], first?: { operation: string }[] }[]} routes
 * @property {{ page: string, titleKey: string, roles: string[] }[]} [permissions]
 * @property {string} [dist] Folder of its build, `dist`.
 */

/**
 * Makes a remote of module federation that was built without the kit one of the suite: writes its declaration, catalogues, budget and changelog, and completes its
 * package.json. Nothing that exists is written over.
 * @param {string} root Its folder, with the build in it.
 * @param {{ kit: string }} options `kit`: folder of `@navette/build`.
 * @returns {{ text: string, data: { files: string[] } }} `files`: what was written.
 * @throws {Refusal} with what keeps it from being one
 */
export function adopt(root, { kit }) {
  if (!existsSync(join(root, 'package.json'))) throw new Refusal(`${root} has no package.json.`, 2);
  if (existsSync(join(root, 'src/remote.ts'))) throw new Refusal('src/remote.ts: this is a remote of the kit already.');
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = shortName(manifest.name ?? '');
  const fault = nameFault(`remote-${name}`);
  if (fault !== undefined) throw new Refusal(`package.json: ${fault}`);
  const { exposes } = foreignManifest(join(root, folderOf(root)));
  if (exposes.length === 0) throw new Refusal('The build exposes no module: nothing could be shown.');
  const { contract, kit: versions } = houseOfKit(kit);
  const modules = Object.fromEntries(exposes.map(({ path }) => [pageOf(path), path]));
  /** @type {[file: string, text: string][]} */
  const all = [
    [ADOPTED, json(declared(name, modules, contract))],
    ...languages.map(
      (language) => /** @type {[string, string]} */ ([`messages/${language}.json`, json(textsOf(name, modules))]),
    ),
    ['budget.json', json({ start: 20, largest: 120, total: 400 })],
    ['CHANGELOG.md', `# ${name}\n\n## ${manifest.version ?? '1.0.0'}\n\n### Minor Changes\n\n- The first version.\n`],
  ];
  const written = all.filter(([file]) => !existsSync(join(root, file)));
  for (const [file, text] of written) write(root, file, text);
  write(root, 'package.json', json(completed(manifest, versions)));
  const files = [...written.map(([file]) => file), 'package.json'];
  return {
    text: `${name} is adopted: ${files.join(', ')}.\nPut its titles into messages/, say in ${ADOPTED} who opens which page (super alone until then), and run npx navette-remote build.`,
    data: { files },
  };
}

/** @param {string} packageName */
const shortName = (packageName) => packageName.replace(/^.*\//, '').replace(/^remote-/, '');

/** Name of a page for what a build exposes: `./ShopFloor` is `./pages/shop-floor`. @param {string} path */
export function pageOf(path) {
  const words = path.replace(/^\.\/?/, '').replaceAll(/([a-z\d])([A-Z])/g, '$1-$2');
  return `./pages/${words.replaceAll(/[^\w-]+/g, '-').toLowerCase() || 'main'}`;
}

/** @param {string} module */
const wordOf = (module) => module.replace('./pages/', '');

/**
 * @param {string} name
 * @param {Record<string, string>} modules
 * @param {string} contract
 * @returns {Adopted}
 */
function declared(name, modules, contract) {
  const page = `${name}/pages`;
  return {
    contract: `^${contract}`,
    titleKey: `${name}.title`,
    modules,
    permissions: [{ page, titleKey: `${name}.title`, roles: [] }],
    routes: Object.keys(modules).map((module, index) => ({
      path: index === 0 ? `/${name}` : `/${name}/${wordOf(module)}`,
      module,
      page,
      titleKey: `${name}.${wordOf(module)}.title`,
      menu: { section: 'others', order: 900 + index, icon: 'hash' },
    })),
  };
}

/** Titles made of the names, until somebody writes better ones. @param {string} name @param {Record<string, string>} modules */
function textsOf(name, modules) {
  const pages = Object.keys(modules).map((module) => [`${name}.${wordOf(module)}.title`, titleOf(wordOf(module))]);
  const texts = [[`${name}.title`, titleOf(name)], ...pages];
  return Object.fromEntries(texts.toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)));
}

/** @param {string} word */
const titleOf = (word) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

/**
 * @param {Record<string, any>} manifest
 * @param {Record<string, string>} versions Of the packages of the kit.
 */
function completed(manifest, versions) {
  const kitScripts = { check: 'navette-remote check', release: 'navette-remote release' };
  return {
    ...manifest,
    version: manifest.version ?? '1.0.0',
    scripts: { ...kitScripts, ...manifest.scripts },
    devDependencies: {
      '@navette/build': versions['@navette/build'],
      '@navette/ops': versions['@navette/ops'],
      ...manifest.devDependencies,
    },
  };
}

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {string} root @param {string} file @param {string} text */
function write(root, file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
