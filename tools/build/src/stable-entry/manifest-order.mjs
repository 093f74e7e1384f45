/**
 * The bundler's manifest with its lists by name. The bundler writes them in the order in which its threads came to the modules, so that the same sources
 * gave other bytes in one build of four, and a version that is published was refused as another one.
 * @template {{ shared: readonly Named[], exposes: readonly Named[] }} Manifest
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export const inOrder = (manifest) => ({
  ...manifest,
  shared: sorted(manifest.shared),
  exposes: sorted(manifest.exposes),
});

/** @typedef {{ name: string }} Named */

/** @param {readonly Named[]} entries */
const sorted = (entries) => entries.toSorted((left, right) => (left.name < right.name ? -1 : 1));
