import type { BodyOf, Handler, Handlers } from '../../app/operation.ts';
import { missing, refuse } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed, found, refuseReferenced } from '../records/found.ts';
import {
  changeMcode,
  countMcodeReferences,
  findMcode,
  insertMcode,
  listMcodeRows,
  removeMcode,
} from './mcode-queries.ts';

function parse(body: BodyOf<'createMCode'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['mcode']));
  return form;
}

const listMCodes: Handler<'listMCodes'> = ({ query, services }) => listMcodeRows(services.db, query);

const getMCode: Handler<'getMCode'> = async ({ path, services }) => [found(await findMcode(services.db, path.id))];

const createMCode: Handler<'createMCode'> = async ({ body, services }) => {
  const { id } = await insertMcode(services.db, parse(body));
  return { insertId: id };
};

const updateMCode: Handler<'updateMCode'> = async ({ path, body, services }) =>
  changed(await changeMcode(services.db, path.id, parse(body)));

const deleteMCode: Handler<'deleteMCode'> = async ({ path, services }) => {
  refuseReferenced(await countMcodeReferences(services.db, path.id));
  return changed(await removeMcode(services.db, path.id));
};

export const mcodeHandlers = { listMCodes, getMCode, createMCode, updateMCode, deleteMCode } satisfies Handlers;
