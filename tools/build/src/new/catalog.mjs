/**
 * The versions of `pnpm-workspace.yaml`, which keeps them one a line.
 * @param {string} text The file.
 * @returns {Record<string, string>} Package → version.
 */
export function catalogOf(text) {
  const [, block = ''] = /^catalog:\n((?:(?: .*|#.*|)\n)*)/m.exec(`${text}\n`) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}"?([^":\s]+)"?:\s*"?([^"#\s]+)/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}
