import { AssetsPlugin, emit, REPORT } from './assets-plugin.mjs';

export { AssetsPlugin };
import { readFileSync } from 'node:fs';

/**
 * Writes `index.html` from a template: `__SCRIPTS__` becomes the first files of the host. `__NONCE__` stays, the server puts the nonce of
 * each answer there.
 */
/** @param {string} template */
export const htmlPlugin = (template) =>
  new AssetsPlugin(
    'Html',
    REPORT,
    (compilation) => {
      const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
      const page = readFileSync(template, 'utf8').replace('__SCRIPTS__', tagsOf(files).join('\n    '));
      emit(compilation, 'index.html', page);
    },
    ({ fileDependencies }) => fileDependencies.add(template),
  );

/** @param {readonly string[]} files */
function tagsOf(files) {
  return files
    .filter((file) => !file.includes('hot-update'))
    .flatMap((file) => {
      if (file.endsWith('.css')) return [`<link rel="stylesheet" href="/${file}" />`];
      return file.endsWith('.js') ? [`<script defer src="/${file}"></script>`] : [];
    });
}
