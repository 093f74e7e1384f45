import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../suite/root.mjs';
import { plainTimeline } from './plain-timeline.mjs';

/**
 * Bundles the plain timeline.
 * @param {string} folder Folder for the bundle.
 * @returns {Promise<{ script: string, style: string }>} Its texts.
 */
export async function buildPlain(folder) {
  const { outputFiles } = await build({
    // The timeline's own library.
    stdin: { contents: plainTimeline, resolveDir: join(root, 'remote-dispatch'), sourcefile: 'plain-timeline.js' },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.png': 'dataurl' },
    logLevel: 'error',
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

/** @param {{ token: string, day: string }} given */
export const plainPage = (
  given,
) => `<!doctype html><meta charset="utf-8"><title>timeline</title><link rel="stylesheet" href="/plain-timeline.css">
<body style="margin:0;height:100vh"><div id="board" style="height:100%"></div>
<script>globalThis.bench = ${JSON.stringify(given)}</script><script type="module" src="/plain-timeline.js"></script>`;
