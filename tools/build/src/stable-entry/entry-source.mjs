import { transformSync } from 'esbuild';
import { lazyContainer } from './lazy-container.mjs';

/**
 * The script of an entry: a container that loads the script which makes the real one with the first question.
 * @param {import('./lazy-container.mjs').Parts} parts
 */
export function entrySource(parts) {
  const { code } = transformSync(`(${String(lazyContainer)})(${JSON.stringify(parts)},document.currentScript)`, {
    minify: true,
  });
  return `var ${parts.container}=${code}`;
}
