import { duplicateGuard } from '@navette/shared/domain';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import { importKindFor } from './import-kinds.ts';
import type { ImportServices } from './import-services.ts';
import { readRows } from './read-rows.ts';

type Check = AnswerOf<'previewImport'>[number];

/** What the create would refuse of each row, and the records that it may repeat. */
export const previewImport: Handler<'previewImport', ImportServices> = async ({ path, body, caller, services }) => {
  const kind = importKindFor(caller, path.kind);
  const read = await readRows(kind, services, body.rows);
  const guard = duplicateGuard(path.kind);
  const values = body.rows.map((row) => row.values);
  for (const { id, values: known } of await kind.existing(services.db, values)) guard.add({ id }, known);
  return body.rows.map(({ row, values: given }, index): Check => {
    const result = read[index];
    const { completed, notices } = result && 'ready' in result ? result.ready : { completed: {}, notices: [] };
    const found = guard.find({ ...given, ...completed });
    return {
      row,
      fields: result && 'fields' in result ? [...result.fields] : [],
      notices: [...notices],
      duplicates: found.flatMap(({ id, name, detail, reason }) => (id === null ? [] : [{ id, name, detail, reason }])),
      values: { ...completed },
    };
  });
};
