import * as z from 'zod';
import { broughtFaults } from './brought-along.ts';
import { dialogDeclarationSchema } from './dialog-declaration.ts';
import { permissionDeclarationSchema } from './permission-declaration.ts';
import { routeDeclarationSchema } from './route-declaration.ts';
import { searchDeclarationSchema } from './search-declaration.ts';
import { sectionDeclarationSchema } from './section-declaration.ts';
import { slotDeclarationSchema } from './slot-declaration.ts';
import { isRange, isVersion } from './semver-range.ts';
import { titlesSchema } from './titles.ts';

/** What a remote says of itself, as the build emits it (`declaration.json`) and a release set keeps it. */
export const remoteDeclarationSchema = z
  .strictObject({
    /** Name of the remote, and of its folder in the registry: `dispatch`. */
    name: z.string().regex(/^[a-z][a-z\d-]{0,40}$/),
    /** Its version, three numbers, from its package.json. */
    version: z.string().refine(isVersion, 'A version is three numbers: 1.2.3'),
    /** The versions of the host contract it runs on: `^1.0.0`. */
    contract: z.string().refine(isRange, 'A range such as ^1.0.0 or >=1.2.0 <2.0.0'),
    /** Key of the domain's title in its catalogue. */
    titleKey: z.string().min(1),
    /** The domain's title, which the failure page names. */
    titles: titlesSchema,
    /** Its pages. */
    routes: z.array(routeDeclarationSchema),
    /** The dialogs it offers to other remotes. */
    dialogs: z.array(dialogDeclarationSchema),
    /** What it puts into the host's own frame. */
    slots: z.array(slotDeclarationSchema),
    /** Permissions that it brings for pages of its own. */
    permissions: z.array(permissionDeclarationSchema).optional(),
    /** Sections of the menu that it brings. */
    sections: z.array(sectionDeclarationSchema).optional(),
    /** Kinds of record that it adds to the search. */
    searches: z.array(searchDeclarationSchema).optional(),
    /** The operations of the API that it calls, by operationId, sorted; checked against the deployed API before a set is activated. */
    operations: z.array(z.string().regex(/^[a-z]\w+$/)),
  })
  .superRefine((declared, context) => {
    const { name, routes, dialogs, operations } = declared;
    for (const { property, message } of broughtFaults(declared))
      context.addIssue({ code: 'custom', path: [property], message });
    for (const id of routes.flatMap(({ guarded = [] }) => guarded)) {
      if (!operations.includes(id))
        context.addIssue({
          code: 'custom',
          path: ['routes'],
          message: `${id} is guarded and not among the operations`,
        });
    }
    for (const path of repeated(routes.map((route) => route.path)))
      context.addIssue({ code: 'custom', path: ['routes'], message: `Two routes have the path ${path}` });
    for (const dialog of repeated(dialogs.map((dialog) => dialog.name)))
      context.addIssue({ code: 'custom', path: ['dialogs'], message: `${dialog} is offered twice` });
    for (const dialog of dialogs) {
      if (!dialog.name.startsWith(`${name}/`))
        context.addIssue({
          code: 'custom',
          path: ['dialogs'],
          message: `${dialog.name} belongs to another remote than ${name}`,
        });
    }
  });

/** What a remote says of itself. */
export type RemoteDeclaration = Readonly<z.infer<typeof remoteDeclarationSchema>>;

/**
 * Reads a declaration at the edge.
 * @throws {z.ZodError} naming each property that is missing, wrong or unknown
 */
export const parseDeclaration = (value: unknown): RemoteDeclaration => remoteDeclarationSchema.parse(value);

const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];
