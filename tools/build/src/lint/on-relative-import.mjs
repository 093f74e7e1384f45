import { dirname, join, sep } from 'node:path';

/** @typedef {{ source?: { value?: unknown } | null }} Importing A declaration or an expression that imports or exports from a file. */
/** @typedef {{ filename: string, options: readonly unknown[], report: (found: { node: unknown, message: string }) => void }} Context */

/**
 * A path with `/` on every system.
 * @param {string} file
 */
export const posixPath = (file) => file.split(sep).join('/');

/**
 * Visitors that resolve every relative import and re-export of a file. The linter's own patterns match the path as it is written, and `../other/x` is
 * something else in every folder.
 * @param {Context} context
 * @param {(file: string) => string | undefined} judge says what is wrong with importing a file, given by its path with `/`
 */
export function onRelativeImport(context, judge) {
  /** @param {Importing} node */
  const check = ({ source }) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    const message = judge(posixPath(join(dirname(context.filename), source.value)));
    if (message !== undefined) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}
