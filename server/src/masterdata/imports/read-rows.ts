import { type ImportValues, wrongMobiles } from '@navette/shared/domain';
import { ProblemError, type ProblemField } from '../../kernel/problem.ts';
import type { ImportKind, ReadyRow } from './import-kind.ts';
import type { ImportServices } from './import-services.ts';

/** Maximum rows processed concurrently: each may geocode its address. */
const AT_ONCE = 8;

/** A parsed row: valid, or with its errors. */
export type ReadRow = { readonly ready: ReadyRow } | { readonly fields: readonly ProblemField[] };

/** Validates rows as the create of their kind would, in order. */
export async function readRows(
  kind: ImportKind,
  services: ImportServices,
  rows: readonly { readonly values: ImportValues }[],
): Promise<ReadRow[]> {
  const read = await kind.reader(services);
  const results: ReadRow[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < rows.length; index = next++)
      results[index] = await oneRow(kind, read, rows[index]?.values ?? {});
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** A value refused by the contract ends the validation of the form: a landline in the same row is reported nevertheless. */
function withMobiles({ kind }: ImportKind, values: ImportValues, fields: readonly ProblemField[]): ProblemField[] {
  const mobiles = wrongMobiles(kind, values).filter((name) => !fields.some(({ field }) => field === name));
  return [...fields, ...mobiles.map((field) => ({ field, messageKey: 'validation.mobile' }))];
}

async function oneRow(
  kind: ImportKind,
  read: (values: ImportValues) => Promise<ReadyRow>,
  values: ImportValues,
): Promise<ReadRow> {
  try {
    return { ready: await read(values) };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'validation')
      return { fields: withMobiles(kind, values, error.details.fields ?? []) };
    throw error;
  }
}
