import { AssetsPlugin, emit, REPORT } from './assets-plugin.mjs';

export { AssetsPlugin };
import { readFileSync } from 'node:fs';

/**
 * Writes `index.html` from a template: `__SCRIPTS__` becomes the first files of the host, and its font, so that no page is drawn in another first and
 * moves. `__NONCE__` stays, the server puts the nonce of each answer there.
 */
/** @param {string} template */
export const htmlPlugin = (template) =>
  new AssetsPlugin(
    'Html',
    REPORT,
    (compilation) => {
      const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
      const fonts = Object.keys(compilation.assets).filter((file) => FONT.test(file));
      const page = readFileSync(template, 'utf8').replace('__SCRIPTS__', tagsOf([...files, ...fonts]).join('\n    '));
      emit(compilation, 'index.html', page);
    },
    ({ fileDependencies }) => fileDependencies.add(template),
  );

/** The font with the letters of every page; those with others are fetched when one is on the page. */
const FONT = /-latin-wght-normal\..*woff2$/;

/** @param {readonly string[]} files */
function tagsOf(files) {
  return files
    .filter((file) => !file.includes('hot-update'))
    .flatMap((file) => {
      if (file.endsWith('.css')) return [`<link rel="stylesheet" href="/${file}" />`];
      // The scripts come first.
      if (file.endsWith('.woff2'))
        return [`<link rel="preload" as="font" href="/${file}" crossorigin fetchpriority="low" />`];
      return file.endsWith('.js') ? [`<script defer src="/${file}"></script>`] : [];
    });
}
