import { onRelativeImport, posixPath } from './on-relative-import.mjs';

/**
 * Page that a file belongs to, undefined outside pages: `src/pages/help.tsx` and all of `src/pages/help/` are the page `help`.
 * @param {string} file
 */
const pageOf = (file) => /^.*\/src\/pages\/[^/.]+/u.exec(posixPath(file))?.[0];

/** @param {string} file */
const isOfAnEntity = (file) => /\/src\/entities\/[^/]+\//u.test(posixPath(file));

/** A page is imported by its own files and by tests only; pages and dialogs import entities, never the reverse. */
export const pagesApart = {
  /** @param {import('./on-relative-import.mjs').Context} context */
  create(context) {
    if (/\.test\.tsx?$|\/testing\//u.test(posixPath(context.filename))) return {};
    const own = pageOf(context.filename);
    const message = isOfAnEntity(context.filename)
      ? 'An entity does not import a page: pages and dialogs import entities.'
      : 'A page does not import another page: what two pages share moves up to the remote, or to its entity.';
    return onRelativeImport(context, (file) => {
      const page = pageOf(file);
      return page !== undefined && page !== own ? message : undefined;
    });
  },
};
