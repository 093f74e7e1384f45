import { AssetsPlugin, emit, fail, REPORT } from './assets-plugin.mjs';
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { deprecated } from './deprecations.mjs';
import { packageInfo } from './package-info.mjs';
import { sharedVersions } from './shared-choice.mjs';

/**
 * Writes `host.json`: which host this is, the contract it keeps and what it provides, so that ops and the server can hold remotes against it
 * without running it.
 */
/** @param {string} root Folder of the host package. */
export const hostFactsPlugin = (root) =>
  // After the page, before what is compressed.
  new AssetsPlugin('HostFacts', REPORT + 1, async (compilation) => {
    const assets = compilation.getAssets().map(({ name, source }) => ({ name, content: source.buffer() }));
    const early = earlyFiles(compilation);
    for (const fault of earlyFaults(early)) fail(compilation, fault);
    const facts = { ...(await hostFacts(root, assets)), early };
    emit(compilation, 'host.json', JSON.stringify(facts));
  });

/**
 * Files behind the sign-in that every page needs, for the server to name them in the HTML: the shell, and the texts by language.
 * @param {import('@rspack/core').Compilation} compilation
 */
function earlyFiles(compilation) {
  const start = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  /** @param {(request: string) => boolean} fits */
  const filesOf = (fits) => [
    ...new Set(
      compilation.chunkGroups
        .filter(({ origins }) => origins.some(({ request }) => request !== undefined && fits(request)))
        .flatMap((group) => group.getFiles())
        .filter((file) => /\.(js|css)$/.test(file) && !start.has(file)),
    ),
  ];
  const textsOf = (/** @type {string} */ locale) =>
    filesOf((request) => /\/messages\/(\w+)\.json(?:\?without.*)?$/.exec(request)?.[1] === locale);
  return {
    shell: filesOf((request) => request.endsWith('/routes.tsx')),
    texts: Object.fromEntries(['fr', 'nl', 'en'].map((locale) => [locale, textsOf(locale)])),
  };
}

/**
 * Pages that ask for the shell only once the first script runs begin later, which no other test sees.
 * @param {{ shell: string[], texts: Record<string, string[]> }} early
 * @returns {string[]}
 */
export const earlyFaults = ({ shell, texts }) =>
  Object.entries({ shell, ...texts })
    .filter(([, files]) => files.length === 0)
    .map(([what]) => `host.json would name no file of ${what} for the server to announce in its pages`);

/**
 * @param {string} root
 * @param {readonly { name: string, content: Buffer }[]} assets
 * @returns {Promise<{ version: string, contract: string, build: string, shared: Record<string, string>, deprecated: typeof deprecated }>} `build` is equal
 *   exactly when all files are; `shared` is what is imported → the version that the host provides; `deprecated` are dialogs and slots that go away.
 */
export async function hostFacts(root, assets) {
  return {
    version: packageInfo(root).version,
    contract: await contractVersion(root),
    build: fingerprint(assets),
    shared: sharedVersions(root),
    deprecated,
  };
}

/** @param {readonly { name: string, content: Buffer }[]} assets */
function fingerprint(assets) {
  const hash = createHash('sha256');
  const sorted = [...assets].sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const { name, content } of sorted)
    hash.update(`${name}\0${createHash('sha256').update(content).digest('hex')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/**
 * As the host's own code has it.
 * @param {string} root
 * @returns {Promise<string>}
 */
async function contractVersion(root) {
  const { outputFiles } = await build({
    stdin: { contents: "export { HOST_CONTRACT_VERSION } from '@navette/shared/release';", resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { HOST_CONTRACT_VERSION: version } = await import(`data:text/javascript;base64,${code}`);
  return version;
}
