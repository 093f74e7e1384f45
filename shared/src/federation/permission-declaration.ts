import { STAFF_ROLE_VALUES } from '@navette/openapi/enums';
import * as z from 'zod';
import { declaredNameSchema } from './page-name.ts';
import { titlesSchema } from './titles.ts';

/**
 * A permission that a remote brings for pages of its own. It opens pages and no more: operations of the API ask for permissions of the table alone.
 */
export const permissionDeclarationSchema = z.strictObject({
  /** Its name, which a route, a slot or a search names as `page`: `fleet/vehicles`. */
  page: declaredNameSchema,
  /** Key of what it is called, in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** What it is called in the three languages, for who decides about roles. */
  titles: titlesSchema,
  /** The roles that hold it unless the suite decides otherwise; `super` holds every permission. */
  roles: z.array(z.enum(STAFF_ROLE_VALUES)),
});

/** A permission that a remote brings. */
export type PermissionDeclaration = Readonly<z.infer<typeof permissionDeclarationSchema>>;
