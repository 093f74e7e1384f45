import type { Handler, Handlers } from '../../app/operation.ts';
import { ProblemError } from '../../app/problem.ts';
import { listLogRows } from './log-queries.ts';

const listLogs: Handler<'listLogs'> = ({ query, services }) => listLogRows(services.db, query);

/** Log lines are kept (DECISIONS 51). */
const deleteLog: Handler<'deleteLog'> = async () => {
  throw new ProblemError(403, 'logs.readOnly');
};

export const logHandlers = { listLogs, deleteLog } satisfies Handlers;
