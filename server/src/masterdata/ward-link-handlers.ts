import { randomBytes } from 'node:crypto';
import type { Handlers } from '../kernel/operation.ts';
import { changed, found } from '../kernel/problem.ts';
import type { Db } from '../db/database.ts';
import type { MasterdataServices } from './services.ts';

const setNonce = async (db: Db, id: number, wardNonce: string | null) =>
  changed(
    (await db.updateTable('carecenter').set({ wardNonce }).where('id', '=', id).executeTakeFirst()).numUpdatedRows,
  );

const pathOf = (token: string) => `/ward/${token}`;

/** Links of care centers to their page of requests (specification/office.md#requests). */
export const wardLinkHandlers = {
  getWardLink: async ({ path: { id }, services: { db, wardTokens } }) => {
    const careCenter = found(
      await db.selectFrom('carecenter').select(['id', 'wardNonce']).where('id', '=', id).executeTakeFirst(),
    );
    return {
      path: careCenter.wardNonce === null ? null : pathOf(wardTokens.tokenOf({ id, nonce: careCenter.wardNonce })),
    };
  },
  createWardLink: async ({ path: { id }, services: { db, wardTokens } }) => {
    const wardNonce = randomBytes(8).toString('base64url');
    await setNonce(db, id, wardNonce);
    return { path: pathOf(wardTokens.tokenOf({ id, nonce: wardNonce })) };
  },
  deleteWardLink: ({ path: { id }, services: { db } }) => setNonce(db, id, null),
} satisfies Handlers<MasterdataServices>;
