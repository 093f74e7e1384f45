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
import { declarationFaults } from './declaration-faults.ts';

const declaredSchema = z.strictObject({
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

/** Declaration of a remote, emitted by the build (`declaration.json`) and stored in release sets. */
export const remoteDeclarationSchema = declaredSchema.superRefine((declared, context) => {
  for (const { property, message } of declarationFaults(declared))
    context.addIssue({ code: 'custom', path: [property], message });
});

/** Declaration of a remote. */
export type RemoteDeclaration = Readonly<z.infer<typeof remoteDeclarationSchema>>;

/**
 * Parses a declaration.
 * @throws {z.ZodError} naming each missing, wrong or unknown property
 */
export const parseDeclaration = (value: unknown): RemoteDeclaration => remoteDeclarationSchema.parse(value);
