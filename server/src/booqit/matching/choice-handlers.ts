import { comparedPassenger, comparedPlace, passengerKey, placeKey, planningRows } from '@navette/shared/domain';
import { changed } from '../../kernel/found.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { BooqitServices } from '../services.ts';
import { listChoices, printOf, recordExists, saveChoice } from './choice-queries.ts';

/** Choices for passengers and places, remembered for their next transports. */
export const choiceHandlers = {
  listMatchChoices: ({ services: { db } }) => listChoices(db),
  saveMatchChoice: async ({ body: { transportId, part = 0, kind, recordId }, caller, services }) => {
    const { db, platform, vault } = services;
    const row = planningRows((await platform.byIds([transportId])).get(transportId) ?? [])[part];
    if (!row) throw invalid({ field: 'transportId', messageKey: 'validation.notFound' });
    if (!(await recordExists(db, kind, recordId)))
      throw invalid({ field: 'recordId', messageKey: 'validation.notFound' });
    const key = kind === 'client' ? passengerKey(comparedPassenger(row)) : placeKey(comparedPlace(row));
    await saveChoice(db, {
      kind,
      print: printOf(vault, kind, key),
      recordId,
      at: services.now(),
      userId: caller.user.id,
    });
    return { affectedRows: 1 };
  },
  forgetMatchChoice: async ({ path: { id }, services: { db } }) => {
    const { numDeletedRows } = await db.deleteFrom('match_choice').where('id', '=', id).executeTakeFirst();
    return changed(numDeletedRows);
  },
} satisfies Handlers<BooqitServices>;
