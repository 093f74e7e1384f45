import { STAFF_ROLE_VALUES } from '@navette/openapi/enums';
import * as z from 'zod';
import { declaredNameSchema } from './page-name.ts';
import { titlesSchema } from './titles.ts';

/** A permission that a remote declares for pages of its own. It only opens pages: operations of the API require permissions of the table. */
export const permissionDeclarationSchema = z.strictObject({
  /** Its name, used as `page` by a route, a slot or a search: `fleet/vehicles`. */
  page: declaredNameSchema,
  /** Key of its title in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** Titles in the three languages, shown where roles are assigned. */
  titles: titlesSchema,
  /** The roles that hold it by default; `super` holds every permission. */
  roles: z.array(z.enum(STAFF_ROLE_VALUES)),
});

/** A permission that a remote brings. */
export type PermissionDeclaration = Readonly<z.infer<typeof permissionDeclarationSchema>>;
