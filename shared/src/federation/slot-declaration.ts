import * as z from 'zod';
import { pageNameSchema } from './declarations.ts';

/**
 * Slots in the host's frame for remotes: in the top bar (specification/shell.md#frame) `bar.demands` the menu of driver demands and `bar.mail` the badge of
 * unread mail;
 * `side.count` the number of waiting items of a page, beside the remote's menu entries with the same permission. Adding one is a minor version of the
 * contract.
 */
export const SLOTS = ['bar.demands', 'bar.mail', 'side.count'] as const;

/** A slot in the host's frame. */
export type SlotName = (typeof SLOTS)[number];

/** A component that a remote adds to the host's frame, for users with a permission. A failing one is replaced by a mark. */
export const slotDeclarationSchema = z.strictObject({
  /** Its slot. */
  slot: z.enum(SLOTS),
  /** The module of the remote that holds its component, as a default export without props: `./slots/mail`. */
  module: z.string().regex(/^\.\/slots\/[\w-]+$/),
  /** Permission required to render it; without it nothing is fetched. */
  page: pageNameSchema,
});

/** Something a remote puts into the host's own frame. */
export type SlotDeclaration = Readonly<z.infer<typeof slotDeclarationSchema>>;
