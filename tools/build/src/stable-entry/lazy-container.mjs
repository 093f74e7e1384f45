/// <reference lib="dom" />
/**
 * @typedef {object} Parts
 * @property {string} container Name of the global.
 * @property {string} version Of the remote.
 * @property {string} file Script that makes the container.
 * @property {string} integrity Its hash.
 * @property {readonly string[]} hashes Of chunks, as that script takes them.
 */

/**
 * @typedef {{ init: (...options: unknown[]) => unknown, get: (module: string) => unknown }} Container
 */

/**
 * A container that loads its script with the first question, and again after a failure. The element comes from the host's loader, as for every file of a
 * remote. Runs in the page, alone: it is written into the entry as text.
 * @param {Parts} parts
 * @param {HTMLScriptElement} entry
 * @returns {Container}
 */
export function lazyContainer({ container, version, file, integrity, hashes }, entry) {
  /** @type {Record<string, any>} */
  const page = Object(globalThis);
  const key = `runtime_${container}`;
  /** @type {Promise<Container> | undefined} */
  let made;
  const make = () =>
    (made ??= new Promise((resolve, reject) => {
      const url = new URL(file, entry.src).href;
      const plugins = page['__FEDERATION__']?.['__GLOBAL_PLUGIN__'] ?? [];
      const asked = plugins.find((/** @type {any} */ plugin) => plugin.createScript)?.createScript({ url });
      const script =
        asked?.script ??
        Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' });
      script.dataset.chunks = key;
      const fail = (/** @type {string} */ why) => {
        clearTimeout(timer);
        made = undefined;
        script.remove();
        reject(new Error(`${file} ${why}`));
      };
      const timer = setTimeout(fail, asked?.timeout ?? 12_000, 'timed out');
      script.addEventListener('error', () => fail('did not load'));
      script.addEventListener('load', () => {
        if (!page[key]) return fail(`did not start (missing: ${key})`);
        clearTimeout(timer);
        resolve(page[key](container, version, hashes, entry));
      });
      document.head.append(script);
    }));
  return {
    init: async (...options) => (await make()).init(...options),
    get: async (module) => (await make()).get(module),
  };
}
