import type { Db } from '../../db/database.ts';
import { changed, refuseReferenced } from '../../kernel/found.ts';

/** Deletion of a kind of record. */
interface Deletion {
  /** Further checks, before the record is locked. */
  check?(trx: Db, id: number): Promise<void>;
  /** Locks the record until the transaction ends. */
  lock(trx: Db, id: number): Promise<unknown>;
  /** Number of references to it (specification/registers.md#deleting); without it there can be none. */
  countReferences?(trx: Db, id: number): Promise<number>;
  remove(trx: Db, id: number): Promise<bigint>;
}

/**
 * Deletes an unreferenced record, under a row lock: a concurrent reference is either counted, or fails because the record is gone.
 * @throws ProblemError 409 `referenced` with the count, 404 for an unknown record
 */
export const deleteUnreferenced = (db: Db, id: number, kind: Deletion): Promise<{ affectedRows: number }> =>
  db.transaction().execute(async (trx) => {
    await kind.check?.(trx, id);
    await kind.lock(trx, id);
    refuseReferenced((await kind.countReferences?.(trx, id)) ?? 0);
    return changed(await kind.remove(trx, id));
  });
