import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { build } from 'esbuild';
import { withIcons } from './lucide-icons.mjs';

/**
 * Writes `declaration.json`: what `src/remote.ts` says of the remote, as data. The host, ops and the server read it without running the remote.
 */
export class DeclarationPlugin {
  /**
   * @param {string} root Folder of the remote's package.
   * @param {string[]} modules Names under which its pages and dialogs can be loaded.
   */
  constructor(root, modules) {
    this.root = root;
    this.file = join(root, 'src/remote.ts');
    this.modules = modules;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Declaration', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tapPromise(
        { name: 'Declaration', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const declaration = await withIcons(await evaluate(this.file), this.root);
            for (const fault of faultsOf(declaration, this.modules))
              compilation.errors.push(new rspack.WebpackError(`src/remote.ts: ${fault}`));
            compilation.emitAsset(
              'declaration.json',
              new rspack.sources.RawSource(JSON.stringify(declaration, null, 2)),
            );
          } catch (error) {
            compilation.errors.push(
              new rspack.WebpackError(
                `src/remote.ts is no declaration: ${error instanceof Error ? error.message : String(error)}`,
              ),
            );
          }
        },
      );
    });
  }
}

/**
 * @typedef {{ routes?: { module: string }[], dialogs?: { module: string }[], slots?: { module: string }[] }} Declaration
 */

/**
 * @param {string} file
 * @returns {Promise<Declaration>} The default export, as plain data.
 */
export async function evaluate(file) {
  const folder = mkdtempSync(join(tmpdir(), 'navette-declaration-'));
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
      logLevel: 'silent',
    });
    const target = join(folder, 'remote.mjs');
    writeFileSync(target, outputFiles[0]?.contents ?? '');
    const { default: declaration } = await import(pathToFileURL(target).href);
    return JSON.parse(JSON.stringify(declaration));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Declaration} declaration
 * @param {string[]} modules
 * @returns {string[]}
 */
export function faultsOf(declaration, modules) {
  const named = [declaration.routes, declaration.dialogs, declaration.slots]
    .flatMap((list) => list ?? [])
    .map(({ module }) => module);
  return [...new Set(named)]
    .filter((module) => !modules.includes(module))
    .map((module) => `${module} has no file under src; there are ${modules.join(', ')}`);
}
