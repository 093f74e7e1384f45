import { personName } from '@navette/shared/domain';
import { callerName } from '../../../kernel/caller.ts';
import { noteForLog } from '../../../kernel/log-details.ts';
import type { Handlers } from '../../../kernel/operation.ts';
import { invalid, notFound } from '../../../kernel/problem.ts';
import type { MasterdataServices } from '../../services.ts';
import { groupsOf, type Pair } from './duplicate-groups.ts';
import {
  type Candidate,
  countClients,
  deleteDifference,
  duplicateCandidates,
  duplicateRecords,
  insertDifference,
  listDifferences,
} from './duplicate-queries.ts';
import { scorePair } from './person-score.ts';

const MOST_GROUPS = 50;
const MOST_DIFFERENT = 500;

/** Candidate pairs that are at least possibly one person. */
function scoredPairs(rows: readonly Candidate[], total: number): Pair[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.flatMap((one) =>
    one.others.flatMap((id) => {
      const other = byId.get(id);
      const score = other && scorePair(one, other, total);
      return score ? [{ one: one.id, other: id, ...score }] : [];
    }),
  );
}

/** Doubles among the clients: proposals in groups, and pairs that are none (specification/clients.md#doubles). */
export const duplicateHandlers = {
  listClientDuplicates: async ({ query: { limit = MOST_GROUPS }, services: { db }, request }) => {
    const { rows, total } = await duplicateCandidates(db);
    const groups = groupsOf(scoredPairs(rows, total));
    const shown = groups.slice(0, limit);
    const records = await duplicateRecords(
      db,
      shown.flatMap(({ ids }) => ids),
    );
    // The number of groups tells of nobody.
    if (limit > 0) noteForLog(request, { read: { count: records.size } });
    return {
      total: groups.length,
      groups: shown.map(({ ids, pairs }) => ({
        clients: ids
          .flatMap((id) => records.get(id) ?? [])
          .toSorted((one, other) => other.bookings - one.bookings || one.id - other.id),
        pairs: pairs.map(({ bits: _bits, ...pair }) => pair),
      })),
    };
  },
  listDifferentClients: async ({ services: { db }, request }) => {
    const rows = await listDifferences(db, MOST_DIFFERENT);
    noteForLog(request, { read: { count: rows.length } });
    return rows.map(({ oneFirstname, oneLastname, otherFirstname, otherLastname, at, ...row }) => ({
      ...row,
      oneName: personName({ firstname: oneFirstname, lastname: oneLastname }, 'list'),
      otherName: personName({ firstname: otherFirstname, lastname: otherLastname }, 'list'),
      at: at.toISOString(),
    }));
  },
  markClientsDifferent: async ({ body: { one, other }, caller, services }) => {
    if (one === other) throw invalid({ field: 'other', messageKey: 'validation.invalid' });
    if ((await countClients(services.db, [one, other])) < 2) throw notFound();
    const { numInsertedOrUpdatedRows = 0n } = await insertDifference(services.db, {
      oneId: Math.min(one, other),
      otherId: Math.max(one, other),
      at: services.now(),
      userId: caller.user.id,
      userName: callerName(caller),
    });
    return { affectedRows: Number(numInsertedOrUpdatedRows) };
  },
  unmarkClientsDifferent: async ({ body: { one, other }, services: { db } }) => ({
    affectedRows: Number(await deleteDifference(db, one, other)),
  }),
} satisfies Handlers<MasterdataServices>;
