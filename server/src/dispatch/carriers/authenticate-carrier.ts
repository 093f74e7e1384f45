import type { Db } from '../../db/database.ts';
import type { SignedIds } from '../../kernel/signed-ids.ts';

/** A partner carrier that calls with its token. */
export interface CallingCarrier {
  readonly id: number;
  readonly name: string;
}

/** The partner carrier of `Bearer <token>`; undefined without its present token. */
export async function authenticateCarrier(
  authorization: string | undefined,
  { db, carrierTokens }: { readonly db: Db; readonly carrierTokens: SignedIds },
): Promise<CallingCarrier | undefined> {
  const [, token = ''] = /^Bearer ([\w-]+)$/iu.exec(authorization ?? '') ?? [];
  const id = carrierTokens.idOf(token);
  if (id === undefined) return undefined;
  const carrier = await db.selectFrom('carrier').selectAll().where('id', '=', id).executeTakeFirst();
  return carrier && carrierTokens.fits(token, carrier) ? { id, name: carrier.name } : undefined;
}
