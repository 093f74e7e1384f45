/**
 * @typedef {{ version: string }} Locked
 * @typedef {{ dependencies?: Record<string, Locked> }} Importer
 * @typedef {{ importers: Record<string, Importer>, packages: Record<string, { resolution: { integrity?: string } }>, snapshots: Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }> }} Lockfile
 */

/**
 * Bill of materials in CycloneDX 1.5: every npm package that an installation needs at run time, with the hash of the lockfile.
 * @param {Lockfile} lockfile
 * @param {{ version: string, packages: readonly string[] }} of the product, and the packages of the workspace that run
 */
export function billOfMaterials({ importers, packages, snapshots }, { version, packages: roots }) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Set<string>} */
  const folders = new Set();
  const visit = (/** @type {string} */ key) => {
    if (found.has(key)) return;
    found.add(key);
    const { dependencies = {}, optionalDependencies = {} } = snapshots[key] ?? {};
    for (const [name, wanted] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visit(keyOf(name, wanted));
  };
  const enter = (/** @type {string} */ folder) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    // Optional dependencies (the embedded database, peers of tests) are not in an image.
    for (const [name, { version: locked }] of Object.entries(importers[folder]?.dependencies ?? {})) {
      if (locked.startsWith('link:')) enter(locked.slice('link:'.length).replace(/^(?:\.\.\/)+/, ''));
      else visit(keyOf(name, locked));
    }
  };
  roots.forEach(enter);
  const components = [...found]
    .map((key) => componentOf(key, packages))
    .sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { type: 'application', name: 'navette', version } },
    components: components.filter(({ purl }, index) => components[index - 1]?.purl !== purl),
  };
}

/** The lockfile lists an alias under the name of its target. */
const keyOf = (/** @type {string} */ name, /** @type {string} */ locked) =>
  /^[@a-z]/i.test(locked) ? locked : `${name}@${locked}`;

function componentOf(/** @type {string} */ key, /** @type {Lockfile['packages']} */ packages) {
  // Peers follow the version in brackets.
  const id = key.replace(/\(.*$/, '');
  const at = id.lastIndexOf('@');
  const [name, version] = [id.slice(0, at), id.slice(at + 1)];
  const [algorithm, hash] = (packages[id]?.resolution.integrity ?? '').split('-');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(algorithm === 'sha512' && hash
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
  };
}
