import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Code of each exposed module: one script a module with everything of the remote that it can reach, now or lazily, without
 * types, comments and functions that nothing uses. Packages stay imports.
 * @param {string} root Folder of the remote's package.
 * @param {Record<string, string>} exposes Module → its first file.
 * @returns {Promise<{ modules: Record<string, string>, files: string[] }>} Module → script; and every file that was read.
 */
export async function moduleCode(root, exposes) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(exposes).map(([module, file]) => ({ in: file, out: module.slice(2) })),
    outdir: 'facts',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    target: 'esnext',
    jsx: 'automatic',
    // The source file of a call is read from the comments that the bundler puts before each file.
    legalComments: 'none',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return {
    modules: Object.fromEntries(
      Object.keys(exposes).map((module) => [module, scripts.get(join(root, 'facts', `${module.slice(2)}.js`)) ?? '']),
    ),
    files: Object.keys(metafile.inputs).map((file) => resolve(root, file)),
  };
}
