/** @typedef {{ files: string[], rules: Record<string, unknown> }} Override */
/** @typedef {{ ignorePatterns?: string[], jsPlugins?: string[], overrides?: Override[], rules?: Record<string, unknown>, [key: string]: unknown }} Rules */

/**
 * Lint rules for a clone of one remote: those of the repository, with folders of remotes mapped to the clone,
 * without those of other packages, and with our own plugins at their place in the kit, relative to its `dist`.
 * @param {Rules} rules `.oxlintrc.json` of the repository.
 * @returns {Rules}
 */
export function remoteRules(rules) {
  const overrides = (rules.overrides ?? []).flatMap(({ files, ...rest }) => {
    const here = files.flatMap(placeInClone);
    return here.length > 0 ? [{ ...rest, files: here }] : [];
  });
  const jsPlugins = (rules.jsPlugins ?? []).map((plugin) => plugin.replace(/^\.\/tools\/build\//u, '../'));
  return { ...rules, jsPlugins, $schema: undefined, ignorePatterns: ['**/dist/**', '**/.tsbuild/**'], overrides };
}

/** @param {string} pattern @returns {string[]} */
function placeInClone(pattern) {
  if (pattern.startsWith('**/*')) return [pattern];
  const [, inside] = /^remote-\*\/(.*)$/.exec(pattern) ?? [];
  return inside === undefined ? [] : [`**/${inside}`];
}
