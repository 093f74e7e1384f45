import { useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ApiProblem } from '../../api/problem.ts';
import type { NavetteForm } from '../form/use-navette-form.ts';
import { useFormattingContext } from '../table/columns/column.ts';
import { compareVersions, isSameValue } from './compare-versions.ts';
import { useChooseVersions } from './use-choose-versions.tsx';
import { fieldEntries, type VersionEntries } from './version-entries.ts';

/** A record as fetched from the server. */
export interface ReadRecord<In, Version> {
  /** Its field values. */
  readonly values: In;
  /** Version that a save of it is based on. */
  readonly version: Version;
}

/** The record that a form changes, and how versions are compared. */
export interface ComparedRecord<In, Version> {
  /** Record that the form was filled from; a restored draft counts as the user's own change. Read once. */
  readonly opened: ReadRecord<In, Version>;
  /** Fetches it again. */
  readonly read: () => Promise<ReadRecord<In, Version>>;
  /** Entries to choose one by one; by default the fields. */
  readonly entries?: VersionEntries<In> | undefined;
}

/** Whether a save was refused because the record was changed since it was fetched. */
export const isOvertaken = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'record.changed';

/**
 * Returns the function that saves a form, and asks when the save is refused because somebody changed the record since, also the same user in another
 * tab: both values are shown and one is chosen by entry; changes of the user alone are saved without asking. `useVersionedSave` is the variant for a
 * record with one version, identified by its path.
 * @param record missing for a new record
 * @param send the save itself, based on the last fetched version; undefined for a new one
 * @returns rejects as `send` does, and with an AbortError when the user goes back to the form
 */
export function useSaveOver<In extends FieldValues, Out, Saved, Version>(
  form: NavetteForm<In, Out>,
  record: ComparedRecord<In, Version> | undefined,
  send: (filled: Out, over: ReadRecord<In, Version> | undefined) => Promise<Saved>,
): (filled: Out) => Promise<Saved> {
  const choose = useChooseVersions();
  const context = useFormattingContext();
  const [opened] = useState(record?.opened);
  const held = useRef(opened);
  const isField = (name: string): name is FieldPath<In> => name in form.getValues();

  /** Puts the chosen entries into the form. @returns false when the user goes back to it */
  async function merge(error: ApiProblem, { read, entries, ...record }: ComparedRecord<In, Version>): Promise<boolean> {
    const { of, from, describe } = entries ?? fieldEntries<In>(form.registry, context);
    const saved = await read();
    const filled = form.getValues();
    const [base, theirs, mine] = [of((held.current ?? record.opened).values), of(saved.values), of(filled)];
    const together = (name: string) => form.registry.described(name)?.together ?? [];
    const changed = compareVersions(base, theirs, mine, together).map((field) => {
      const { label, text, isSeparate = false } = describe(field.names[0] ?? '');
      return { ...field, label, mine: text(mine), theirs: text(theirs), isAsked: field.isMine || !isSeparate };
    });
    const asked = changed.filter(({ isAsked }) => isAsked);
    const chosen = asked.length === 0 ? [] : await choose({ changed: asked, error });
    if (chosen === null) return false;
    const taken = [...changed.filter(({ isAsked }) => !isAsked).flatMap(({ names }) => names), ...chosen];
    const next = from({ ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }, filled);
    for (const [name, value] of Object.entries(next))
      if (isField(name) && !isSameValue(filled[name], value)) form.setValue(name, value, { shouldDirty: true });
    held.current = saved;
    return true;
  }

  async function save(filled: Out): Promise<Saved> {
    try {
      return await send(filled, held.current);
    } catch (error) {
      if (!isOvertaken(error) || !record) throw error;
      if (!(await merge(error, record))) throw new DOMException('The user went back to the form', 'AbortError');
      // In a box, since the answer of a save may be undefined.
      const again: { readonly answer: Saved }[] = [];
      await form.handleSubmit(async (merged) => {
        again.push({ answer: await save(merged) });
      })();
      const [done] = again;
      // The chosen values are inconsistent: the form shows the errors at its fields.
      if (!done) throw new DOMException('The chosen values are refused', 'AbortError');
      return done.answer;
    }
  }
  return save;
}
