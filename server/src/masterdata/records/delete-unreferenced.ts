import type { Db } from '../../db/database.ts';
import { changed, refuseReferenced } from '../../kernel/found.ts';

/** How a kind of record is deleted. */
interface Deletion {
  /** Refuses it for another reason, before the record is locked. */
  check?(trx: Db, id: number): Promise<void>;
  /** Locks the record until the transaction ends. */
  lock(trx: Db, id: number): Promise<unknown>;
  /** How many others refer to it (DECISIONS 52); without it nothing keeps it. */
  countReferences?(trx: Db, id: number): Promise<number>;
  remove(trx: Db, id: number): Promise<bigint>;
}

/**
 * Deletes a record that no other refers to, under a row lock: a reference made at the same time is counted, or finds the record gone.
 * @throws ProblemError 409 `referenced` with the count, 404 for an unknown record
 */
export const deleteUnreferenced = (db: Db, id: number, kind: Deletion): Promise<{ affectedRows: number }> =>
  db.transaction().execute(async (trx) => {
    await kind.check?.(trx, id);
    await kind.lock(trx, id);
    refuseReferenced((await kind.countReferences?.(trx, id)) ?? 0);
    return changed(await kind.remove(trx, id));
  });
