import { dirname, join, sep } from 'node:path';

/** @typedef {{ source?: { value?: unknown } | null }} Importing A declaration or an expression that imports or exports from a file. */
/** @typedef {{ filename: string, report: (found: { node: unknown, message: string }) => void }} Context */

/**
 * Folder of the page that a file belongs to, undefined outside pages.
 * @param {string} file
 */
const pageOf = (file) => /^.*\/src\/pages\/[^/]+/u.exec(file.split(sep).join('/'))?.[0];

/**
 * A page is imported by its own files and by nothing else. The linter's own patterns match the path as it is written, and `../other/x` is another page or a
 * folder of the same one according to the file that says it: here paths are resolved first.
 */
export const pagesApart = {
  /** @param {Context} context */
  create(context) {
    const own = pageOf(context.filename);
    /** @param {Importing} node */
    const look = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const page = pageOf(join(dirname(context.filename), source.value));
      if (page !== undefined && page !== own)
        context.report({
          node: source,
          message: 'A page does not import another page: what two pages share moves up to the remote.',
        });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};
