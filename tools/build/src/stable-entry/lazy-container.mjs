/// <reference lib="dom" />
/**
 * @typedef {object} Parts
 * @property {string} container Name of the global.
 * @property {string} version Of the remote.
 * @property {string} file Script that makes the container.
 * @property {string} core Script with the core of the federation runtime, for a page without it.
 * @property {readonly string[]} hashes Of chunks, as that script takes them.
 */

/**
 * @typedef {{ init: (...options: unknown[]) => unknown, get: (module: string) => unknown }} Container
 */

/**
 * A container that loads its script with the first question, and again after a failure. The element comes from the host's loader, which knows its hash, as
 * for every file of a remote. Runs in the page, alone: it is written into the entry as text.
 * @param {Parts} parts
 * @param {HTMLScriptElement} entry
 * @returns {Container}
 */
export function lazyContainer({ container, version, file, core, hashes }, entry) {
  /** @type {Record<string, any>} */
  const page = Object(globalThis);
  /** @type {Promise<Container> | undefined} */
  let made;
  const load = (/** @type {string} */ name) =>
    new Promise((resolve, reject) => {
      const url = new URL(name, entry.src).href;
      const plugins = page['__FEDERATION__']?.['__GLOBAL_PLUGIN__'] ?? [];
      const asked = plugins.find((/** @type {any} */ plugin) => plugin.createScript)?.createScript({ url });
      const script = asked?.script ?? Object.assign(document.createElement('script'), { src: url });
      const fail = (/** @type {string} */ why) => {
        clearTimeout(timer);
        script.remove();
        reject(new Error(`${name} ${why}`));
      };
      const timer = setTimeout(fail, asked?.timeout ?? 12_000, 'timed out');
      script.addEventListener('error', () => fail('did not load'));
      script.addEventListener('load', () => {
        clearTimeout(timer);
        resolve(script);
      });
      document.head.append(script);
    });
  const make = async () => {
    if (!page['_FEDERATION_RUNTIME_CORE']) await load(core);
    const { make } = await load(file);
    if (!make) throw new Error(`${file} did not start (missing: make)`);
    return make(container, version, hashes, entry);
  };
  const get = () =>
    (made ??= make().catch((error) => {
      made = undefined;
      throw error;
    }));
  return {
    init: async (...options) => (await get()).init(...options),
    get: async (module) => (await get()).get(module),
  };
}
