import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * react-router's package sends every bundler to its development build, which carries its warnings; the production build lies beside it.
 * @param {string} root Folder of the package being built; the router is a dependency of `@navette/shared`.
 * @returns {Record<string, string>} Aliases.
 */
export function productionRouter(root) {
  const shared = realpathSync(join(root, 'node_modules/@navette/shared/package.json'));
  const routerDom = createRequire(shared).resolve('react-router-dom');
  const folder = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  return {
    'react-router$': join(folder, 'dist/production/index.mjs'),
    'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
  };
}
