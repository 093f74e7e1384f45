import type { Handler, Handlers } from '../../kernel/operation.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { listLogRows } from './log-queries.ts';
import type { MasterdataServices } from '../services.ts';

const listLogs: Handler<'listLogs', MasterdataServices> = ({ query, services }) => listLogRows(services.db, query);

/** Log lines are kept (DECISIONS 51). */
const deleteLog: Handler<'deleteLog', MasterdataServices> = async () => {
  throw new ProblemError(403, 'logs.readOnly');
};

export const logHandlers = { listLogs, deleteLog } satisfies Handlers<MasterdataServices>;
