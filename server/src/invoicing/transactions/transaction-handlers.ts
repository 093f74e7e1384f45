import { Readable } from 'node:stream';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { refuseRange } from '../../kernel/refuse-range.ts';
import { invalid } from '../../kernel/problem.ts';
import { withTemporaryFile } from './file/temporary-file.ts';
import { importStatement } from './import-statement.ts';
import { listTransactionRows, totalOfTransactions } from './transaction-queries.ts';
import type { InvoicingServices } from '../services.ts';

/** Days of a list of movements: five years. */
const LONGEST_LIST = 5 * 366;

const listTransactions: Handler<'listTransactions', InvoicingServices> = ({ query, services }) => {
  const { startDate, endDate } = query;
  if (startDate && endDate) refuseRange({ start: startDate, end: endDate }, 'endDate', LONGEST_LIST);
  return listTransactionRows(services.db, query);
};

const totalTransactions: Handler<'totalTransactions', InvoicingServices> = ({ query, services }) =>
  totalOfTransactions(services.db, query);

const importTransactions: Handler<'importTransactions', InvoicingServices> = async ({
  request,
  query,
  caller,
  services,
}) => {
  const arriving: unknown = request.body;
  if (!(arriving instanceof Readable)) throw invalid({ field: 'file', messageKey: 'validation.required' });
  const origin = {
    source: query.name?.trim() || 'import',
    user: caller.user,
    at: services.now(),
    acceptBalance: query.acceptBalance === '1',
    doubles: new Set(query.doubles?.split(',').map(Number)),
  };
  return withTemporaryFile(arriving, (path) => importStatement(services.db, path, origin));
};

export const transactionHandlers = {
  listTransactions,
  totalTransactions,
  importTransactions,
} satisfies Handlers<InvoicingServices>;
