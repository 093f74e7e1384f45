import type { FastifyRequest } from 'fastify';
import type { components } from '@navette/openapi/types';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/types.ts';
import { lastChange, noteChange } from '../../db/record-versions.ts';
import { asProblem } from '../../kernel/as-problem.ts';
import type { Caller } from '../../kernel/caller.ts';
import { changed, found } from '../../kernel/problem.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { overtaken } from '../../kernel/version.ts';
import type { MasterdataServices } from '../services.ts';
import { fieldChanges, recordName } from './field-changes.ts';

type Result = components['schemas']['RecordBulkResult'];

export interface BulkKind<Row extends object, Changes extends object> {
  readonly table: keyof Database;
  find(db: Db, id: number): Promise<Row | undefined>;
  lock(trx: Db, id: number): Promise<unknown>;
  change(db: Db, id: number, changes: Changes): Promise<bigint>;
  /**
   * Changes in their stored form.
   * @throws ProblemError with every wrong field
   */
  parse?(changes: Changes): Changes;
  /**
   * Further rules of a change, and what follows from it in the same transaction; the record is locked.
   * @throws ProblemError
   */
  allow?(trx: Db, record: Row, changes: Changes, call: Pick<BulkCall<Changes>, 'caller' | 'services'>): Promise<void>;
}

/** One record with its change, and the values of those fields that the user saw. */
interface OneChange<Changes> {
  readonly id: number;
  readonly changes: Changes;
  readonly seen: Changes;
}

export interface BulkCall<Changes> {
  readonly body: { readonly records: readonly OneChange<Changes>[] };
  readonly services: MasterdataServices;
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

const MOST_NAMED = 20;

/**
 * Changes records each in a transaction of its own, as its PUT would: locked, refused when a colleague changed one of the fields since the user read
 * it, and signed. The answer has the result of each.
 */
export function bulkHandler<Row extends object, Changes extends object>(kind: BulkKind<Row, Changes>) {
  const { table } = kind;
  return async ({ body, services, caller, request }: BulkCall<Changes>): Promise<Result[]> => {
    const named: string[] = [];
    const changeOne = async (trx: Db, { id, changes: asked, seen }: OneChange<Changes>): Promise<Result> => {
      const changes = kind.parse?.(asked) ?? asked;
      await kind.lock(trx, id);
      const record = found(await kind.find(trx, id));
      if (fieldChanges(record, seen).length > 0) throw overtaken(await lastChange(trx, { kind: table, key: id }));
      if (fieldChanges(record, changes).length === 0) return { id, result: 'unchanged', problem: null };
      await kind.allow?.(trx, record, changes, { caller, services });
      await noteChange(trx, { kind: table, key: id }, { caller, at: services.now() });
      changed(await kind.change(trx, id, changes));
      named.push(recordName(record) ?? String(id));
      if (body.records.length === 1) noteForLog(request, { changes: fieldChanges(record, changes) });
      return { id, result: 'changed', problem: null };
    };
    const results: Result[] = [];
    for (const one of body.records) {
      try {
        results.push(await services.db.transaction().execute((trx) => changeOne(trx, one)));
      } catch (error) {
        const problem = asProblem(error);
        if (problem.status >= 500)
          request.log.error({ err: error, table, id: one.id }, 'a record of several could not be changed');
        results.push({ id: one.id, result: 'refused', problem: problem.body(request.id) });
      }
    }
    noteForLog(request, { subject: named.slice(0, MOST_NAMED).join(', ') + (named.length > MOST_NAMED ? ', …' : '') });
    return results;
  };
}
