// @ts-check

/** @typedef {Record<string, any>} Json */
/** @typedef {{ name: string, values: (string | number)[], names: string[] | undefined }} Enumeration */

/**
 * Lists every enumeration that the contract names with `x-enum`, by name, wherever it stands.
 * @param {Json} document the bundled document
 * @returns {Enumeration[]}
 */
export function listEnumerations(document) {
  /** @type {Map<string, Enumeration>} */ const found = new Map();
  for (const node of nodesOf(document)) {
    const enumeration = enumerationOf(node);
    if (enumeration && !found.has(enumeration.name)) found.set(enumeration.name, enumeration);
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Checks that one name has one list of values, and that `x-enum-names` names each value once.
 * @param {Json} document @returns {string[]}
 */
export function lintEnumerations(document) {
  /** @type {Map<string, string>} */ const known = new Map();
  const faults = nodesOf(document).flatMap((node) => {
    const enumeration = enumerationOf(node);
    if (!enumeration) return [];
    const { name, values, names } = enumeration;
    const written = JSON.stringify([values, names]);
    const before = known.get(name) ?? written;
    known.set(name, written);
    return [
      ...(before === written ? [] : [`${name} is enumerated in two ways`]),
      ...(!names || new Set(names).size === values.length ? [] : [`${name} needs an x-enum-name for each value`]),
    ];
  });
  return [...new Set(faults)];
}

/** @param {any} node @returns {Json[]} */
function nodesOf(node) {
  if (typeof node !== 'object' || node === null) return [];
  return [node, ...Object.values(node).flatMap(nodesOf)];
}

/** @param {Json} node @returns {Enumeration | undefined} */
function enumerationOf(node) {
  if (!node['x-enum'] || !node.enum) return undefined;
  const values = node.enum.filter((/** @type {unknown} */ value) => value !== null);
  return { name: node['x-enum'], values, names: node['x-enum-names'] };
}

/**
 * Renders the enumerations as TypeScript: `TaskStatus` is the type, `TASK_STATUS_VALUES` its values; where the contract names the values,
 * `TaskStatus.done` is one.
 * @param {Json} document
 */
export function renderEnumerations(document) {
  return listEnumerations(document).flatMap(({ name, values, names }) => {
    const literals = values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`));
    const object = names && `{ ${names.map((key, index) => `${key}: ${literals[index]}`).join(', ')} }`;
    const list = `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_VALUES`;
    return [
      ...(object
        ? [`/** Names of the values of {@link ${list}}. */`, `export const ${name} = ${object} as const;`]
        : []),
      `/** Every value of ${name}, in the order of the contract. */`,
      `export const ${list} = [${literals.join(', ')}] as const;`,
      `/** A value of {@link ${list}}. */`,
      `export type ${name} = (typeof ${list})[number];`,
      '',
    ];
  });
}
