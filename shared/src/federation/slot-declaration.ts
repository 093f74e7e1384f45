import * as z from 'zod';
import { pageNameSchema } from './page-name.ts';

/**
 * Places in the host's frame that a remote may fill: in the top bar (S1 §2.2) `bar.demands` the menu of driver demands and `bar.mail` the badge of unread
 * mail; `side.count` what waits on a page, beside the menu entries of the remote that open with the same permission.
 * Adding one is a minor version of the contract.
 */
export const SLOTS = ['bar.demands', 'bar.mail', 'side.count'] as const;

/** A place in the host that a remote may fill. */
export type SlotName = (typeof SLOTS)[number];

/** Something a remote puts into the host's own frame, for those who hold a permission. One that fails leaves a mark in its place, no more. */
export const slotDeclarationSchema = z.strictObject({
  /** Where it stands. */
  slot: z.enum(SLOTS),
  /** The module of the remote that holds its component, as a default export without props: `./slots/mail`. */
  module: z.string().regex(/^\.\/slots\/[\w-]+$/),
  /** The permission without which it is not drawn, and nothing of it fetched. */
  page: pageNameSchema,
});

/** Something a remote puts into the host's own frame. */
export type SlotDeclaration = Readonly<z.infer<typeof slotDeclarationSchema>>;
