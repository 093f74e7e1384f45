import type * as z from 'zod';
import { declarationFaults } from './declaration-faults.ts';
import { declaredSchema } from './declared-remote.ts';

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
