import * as z from 'zod';
import { DECLARED_PAGE, PAGES } from '../domain/access/pages.ts';

/** A name that a remote declares: its own name, a slash, a name of its choice: `fleet/vehicles`. */
export const declaredNameSchema = z
  .string()
  // Aborts the parse, so that the error of a surrounding union names this alternative.
  .regex(DECLARED_PAGE, { error: 'The name of the remote, a slash, and a name', abort: true });

/** A permission of the table (specification/roles.md#pages-by-role), or one that the remote declares. */
export const pageNameSchema = z.union([z.enum(PAGES), declaredNameSchema], {
  error: 'No permission of the table, nor one such as fleet/vehicles that the remote declares',
});
