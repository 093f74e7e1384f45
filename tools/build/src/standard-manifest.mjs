import { rspack } from '@rspack/core';
import { strToU8, zipSync } from 'fflate';
import { AssetsPlugin, emit, REPORT, textOf } from './assets-plugin.mjs';

/** Archive with the types of the modules, and the types of `loadRemote`, under the names that hosts of module federation look for. */
export const TYPES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' };

/** Text in whose place a host puts its own name of the remote. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';

/**
 * Completes the bundler's manifest for hosts of other kinds: the remote has its name, not that of the global with its version, and the types of its modules.
 * @param {string} name `dispatch`
 */
export const standardManifestPlugin = (name) =>
  new AssetsPlugin('StandardManifest', REPORT, (compilation) => {
    const manifest = JSON.parse(textOf(compilation, 'mf-manifest.json'));
    const { dialogs = [] } = JSON.parse(textOf(compilation, 'declaration.json') || '{}');
    const files = typesOf(
      manifest.exposes.map((/** @type {{ path: string }} */ { path }) => path),
      dialogs,
    );
    for (const [file, content] of Object.entries(files)) emit(compilation, file, content);
    const { globalName, types } = manifest.metaData;
    const named = JSON.stringify({
      ...manifest,
      metaData: { ...manifest.metaData, name, types: { ...types, ...TYPES, name: TYPES.zip } },
      id: name,
      name,
    });
    compilation.updateAsset(
      'mf-manifest.json',
      new rspack.sources.RawSource(named.replaceAll(`"id":"${globalName}:`, `"id":"${name}:`)),
    );
  });

/**
 * Types of what a remote exposes, as files beside its manifest. Every module holds a component: of a dialog with its properties, of others without any.
 * @param {readonly string[]} modules `./pages/booking`
 * @param {readonly { name: string, module: string }[]} dialogs
 * @returns {Record<string, Buffer>}
 */
export function typesOf(modules, dialogs) {
  const paths = modules.map((module) => module.replace('./', '')).toSorted();
  const declared = paths.map((path) => {
    const names = dialogs.filter(({ module }) => module === `./${path}`).map(({ name }) => `'${name}'`);
    return [`${path}.d.ts`, componentType(names)];
  });
  // Without times of their own: the same sources give the same bytes.
  const zipped = zipSync(Object.fromEntries(declared.map(([file = '', text = '']) => [file, strToU8(text)])), {
    mtime: '2000-01-01T00:00:00',
  });
  const keys = paths.map((path) => `'${ALIAS}/${path}'`);
  const chosen = keys.map((key) => `T extends ${key} ? typeof import(${key}) : `).join('');
  const api = `export type RemoteKeys = ${keys.join(' | ')};\ntype PackageType<T> = ${chosen}any;\n`;
  return { [TYPES.zip]: Buffer.from(zipped), [TYPES.api]: Buffer.from(api) };
}

/** @param {readonly string[]} dialogs Names with which the module can be opened. */
const componentType = (dialogs) =>
  dialogs.length === 0
    ? `declare const component: import('react').ComponentType;\nexport default component;\n`
    : `import type { DialogProps } from '@navette/shared/federation';\ndeclare const component: import('react').ComponentType<DialogProps<${dialogs.join(' | ')}>>;\nexport default component;\n`;
