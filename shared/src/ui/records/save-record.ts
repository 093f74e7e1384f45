import type { QueryClient } from '@tanstack/react-query';
import { transportProblem } from '../../api/problem.ts';
import { dataOf, invalidate } from '../../api/calls.ts';
import type { CreateAnswer, RecordKind, RecordRow } from './record-kind.ts';

/** A saved record. */
export interface SavedRecord<Created> {
  readonly id: number;
  /** The answer to a create; absent after an update. */
  readonly created?: Created;
}

/**
 * Creates a record, or updates the one of that id, and invalidates the answers that show it.
 * @throws {ApiProblem} as `kind.create` and `kind.update` do
 */
export async function saveRecord<Row extends RecordRow, Form, Created extends CreateAnswer, Whole extends Row>(
  cache: QueryClient,
  kind: RecordKind<Row, Form, Created, Whole>,
  id: number | undefined,
  form: Form,
): Promise<SavedRecord<Created>> {
  const saved = id === undefined ? await create(kind, form) : { id };
  if (id !== undefined) await kind.update(id, form);
  void invalidate(cache, kind.invalidates);
  return saved;
}

/**
 * Fetches a single record.
 * @throws {ApiProblem} `notFound`
 */
export async function readRecord<Row extends RecordRow, Form, Created extends CreateAnswer, Whole extends Row>(
  { one }: Pick<RecordKind<Row, Form, Created, Whole>, 'one'>,
  id: number,
): Promise<Whole> {
  const [record] = await dataOf(one.read(id));
  if (!record) throw transportProblem('unexpected');
  return record;
}

async function create<Row extends RecordRow, Form, Created extends CreateAnswer, Whole extends Row>(
  kind: RecordKind<Row, Form, Created, Whole>,
  form: Form,
): Promise<Required<SavedRecord<Created>>> {
  const created = await dataOf(kind.create(form));
  return { id: created.insertId, created };
}
