import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { missing, refuse } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { countMcodeReferences, findMcode, listMcodeRows } from './mcode-queries.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { bulkHandler } from '../records/bulk-handler.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import type { MasterdataServices } from '../services.ts';

function parse(body: BodyOf<'createMCode'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['mcode']));
  return form;
}

const { get, create, update, remove } = recordHandlers({
  ...recordQueries('mcode'),
  find: findMcode,
  countReferences: countMcodeReferences,
  parse,
});

export const mcodeHandlers = {
  listMCodes: ({ query, services }) => listMcodeRows(services.db, query),
  getMCode: get,
  createMCode: create,
  updateMCode: update,
  deleteMCode: remove,
  updateMCodes: bulkHandler({ ...recordQueries('mcode'), find: findMcode }),
} satisfies Handlers<MasterdataServices>;
