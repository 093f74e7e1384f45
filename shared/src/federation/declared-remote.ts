import * as z from 'zod';
import {
  dialogDeclarationSchema,
  permissionDeclarationSchema,
  searchDeclarationSchema,
  sectionDeclarationSchema,
  titlesSchema,
} from './declarations.ts';
import { routeDeclarationSchema } from './route-declaration.ts';
import { slotDeclarationSchema } from './slot-declaration.ts';
import { isRange, VERSION } from './semver-range.ts';

/** Declaration of a remote, property by property. */
export const declaredSchema = z.strictObject({
  /** Name of the remote, and of its folder in the registry: `dispatch`. */
  name: z.string().regex(/^[a-z][a-z\d-]{0,40}$/),
  /** Its version, three numbers, from its package.json. */
  version: z.string().regex(VERSION, 'A version is three numbers: 1.2.3'),
  /** Versions of the host contract that it runs on: `^1.0.0`. */
  contract: z.string().refine(isRange, 'A range such as ^1.0.0 or >=1.2.0 <2.0.0'),
  /** Key of the domain's title in its catalogue. */
  titleKey: z.string().min(1),
  /** The domain's title, used by the failure page. */
  titles: titlesSchema,
  /** Its pages. */
  routes: z.array(routeDeclarationSchema),
  /** The dialogs it offers to other remotes. */
  dialogs: z.array(dialogDeclarationSchema),
  /** Components that it adds to the host's frame. */
  slots: z.array(slotDeclarationSchema),
  /** Permissions that it brings for pages of its own. */
  permissions: z.array(permissionDeclarationSchema).optional(),
  /** Sections of the menu that it brings. */
  sections: z.array(sectionDeclarationSchema).optional(),
  /** Kinds of record that it adds to the search. */
  searches: z.array(searchDeclarationSchema).optional(),
  /** Operations of the API that it calls, by operationId, sorted; checked against the deployed API before a set is activated. */
  operations: z.array(z.string().regex(/^[a-z]\w+$/)),
});

/** Declaration of a remote whose properties may contradict each other. */
export type DeclaredRemote = Readonly<z.infer<typeof declaredSchema>>;
