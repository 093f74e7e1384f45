import { brusselsNow } from '@navette/shared/domain';
import { found } from '../../kernel/found.ts';
import type { Handler } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import type { MasterdataServices } from '../services.ts';
import { countOpen, lockLastname, scrubClient, scrubLogs, scrubTrips } from './anonymise-queries.ts';

/**
 * Removes a person from the record, their trips and what invoices keep of them. Prices, dates and totals stay as they are, so that every invoice is
 * worth the same to the cent. Nobody is anonymised by mistake: the last name is asked for, and trips and invoices must be done with.
 */
export const anonymiseClient: Handler<'anonymiseClient', MasterdataServices> = async ({
  body: { id, lastname },
  services,
}) => {
  const today = brusselsNow(services.now()).date;
  return services.db.transaction().execute(async (trx) => {
    const client = found(await lockLastname(trx, id));
    if (client.lastname.trim() !== lastname.trim())
      throw invalid({ field: 'lastname', messageKey: 'validation.invalid' });
    const open = await countOpen(trx, id, today);
    if (open > 0) throw conflict('client.openBookings', { params: { count: open } });
    await scrubClient(trx, id, services.now());
    await scrubTrips(trx, id);
    await scrubLogs(trx, id);
    return { affectedRows: 1 };
  });
};
