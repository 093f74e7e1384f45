import { languageFaults } from './languages.mjs';
import { saidKeys } from './said-keys.mjs';

/** @typedef {import('./packages.mjs').Package & { keys: string[], said: ({ file: string } & import('./said-keys.mjs').SaidKeys)[] }} SpokenPackage */

/**
 * Every fault, as `file: key: what is wrong`.
 * @param {import('./packages.mjs').Package[]} packages
 * @returns {string[]}
 */
export function faultsOf(packages) {
  const spoken = packages.map((each) => ({
    ...each,
    keys: Object.keys(JSON.parse(each.catalogues[0]?.text ?? '{}')),
    said: each.sources.map((file) => ({ file: file.name, ...saidKeys(file) })),
  }));
  return [
    ...packages.flatMap(({ catalogues }) => languageFaults(catalogues)),
    ...spoken.flatMap((each) => unknownKeys(each, spoken)),
    ...unusedKeys(spoken),
    ...sharedTwice(spoken),
  ];
}

/**
 * A package has its own catalogue and the shared one at hand, no other.
 * @param {SpokenPackage} of
 * @param {readonly SpokenPackage[]} spoken
 */
function unknownKeys({ name, said }, spoken) {
  const known = new Set(
    spoken.filter((each) => each.name === name || each.name === 'shared').flatMap(({ keys }) => keys),
  );
  const where = name === 'shared' ? 'shared' : `${name} or shared`;
  return said.flatMap(({ file, required, requiredPatterns }) => [
    ...[...new Set(required)]
      .filter((key) => !known.has(key))
      .map((key) => `${file}: ${key}: in no catalogue of ${where}`),
    ...requiredPatterns
      .filter((pattern) => ![...known].some((key) => pattern.test(key)))
      .map((pattern) => `${file}: ${pattern.source}: fits no key of ${where}`),
  ]);
}

/** @param {readonly SpokenPackage[]} spoken */
function unusedKeys(spoken) {
  const mentioned = new Set(spoken.flatMap(({ said }) => said.flatMap((file) => file.mentioned)));
  const patterns = spoken.flatMap(({ said }) => said.flatMap((file) => file.mentionedPatterns));
  return spoken.flatMap(({ catalogues, keys }) =>
    keys
      .filter((key) => !mentioned.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map((key) => `${catalogues[0]?.name}: ${key}: said nowhere`),
  );
}

/**
 * Catalogues are merged in the page: a key of two packages would say one text in both.
 * @param {readonly SpokenPackage[]} spoken
 */
function sharedTwice(spoken) {
  const owners = new Map();
  return spoken.flatMap(({ name, catalogues, keys }) =>
    keys.flatMap((key) => {
      const other = owners.get(key);
      owners.set(key, name);
      return other ? [`${catalogues[0]?.name}: ${key}: also a key of ${other}`] : [];
    }),
  );
}
