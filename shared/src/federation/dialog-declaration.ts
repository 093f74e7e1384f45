import * as z from 'zod';

/**
 * A dialog that a remote offers to the others. Input and result are typed by `DialogContracts`. An incompatible change of input or result is a new
 * version; the old one is offered as long as a released remote uses it.
 */
export const dialogDeclarationSchema = z.strictObject({
  /** Remote, dialog and version: `masterdata/client@1`. */
  name: z.string().regex(/^[a-z][\w-]*\/[a-z][\w-]*@[1-9]\d*$/),
  /** The module of the remote that holds its component, as a default export: `./dialogs/client`. */
  module: z.string().regex(/^\.\/dialogs\/[\w-]+$/),
});

/** A dialog that a remote offers to the others. */
export type DialogDeclaration = Readonly<z.infer<typeof dialogDeclarationSchema>>;
