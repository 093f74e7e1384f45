import { useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ApiProblem } from '../../api/problem.ts';
import { meantFor, recordVersion } from '../../api/suite-versions.ts';
import type { NavetteForm } from '../form/use-navette-form.ts';
import { useFormattingContext } from '../table/columns/use-formatting-context.ts';
import { compareVersions, type FieldsByName } from './compare-versions.ts';
import { fieldText } from './field-text.ts';
import { useChooseVersions } from './use-choose-versions.tsx';

/** The saved record that a form changes. */
export interface SavedVersion<In> {
  /** Path of its GET and PUT, or of the call that reads it when it is saved by another. */
  readonly path: string;
  /** Version that the form was filled from; by default the one that was read last when the form opened. */
  readonly version?: string | undefined;
  /** The field values that the form was filled with; a draft that was restored over them is the user's own change. */
  readonly values: In;
  /** Reads it again, as field values. */
  readonly read: () => Promise<In>;
}

/** Whether a save was refused because the record was changed since it was read. */
export const isOvertaken = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'record.changed';

/**
 * Gives the function that saves a form over the version of the record that it was filled from, never over another. When somebody changed the record since, also
 * the same user in another tab, both texts are shown and one is chosen by field; what only the user changed is saved without a question.
 * @param record absent for a new record
 * @param send the save itself; its PUT is meant for the version that is held. A save by another verb sends that version, its second argument, as `If-Match`
 * @returns rejects as `send` does, and with an AbortError when the user goes back to the form
 */
export function useVersionedSave<In extends FieldValues, Out, Saved>(
  form: NavetteForm<In, Out>,
  record: SavedVersion<In> | undefined,
  send: (filled: Out, version: string | undefined) => Promise<Saved>,
): (filled: Out) => Promise<Saved> {
  const choose = useChooseVersions();
  const context = useFormattingContext();
  const [opened] = useState(() => record && (record.version ?? recordVersion(record.path)));
  const held = useRef<{ readonly base?: In; readonly version: string | undefined }>({ version: opened });
  const isField = (name: string): name is FieldPath<In> => name in form.getValues();

  async function resolve(error: ApiProblem, { path, values, read }: SavedVersion<In>): Promise<Saved> {
    const [theirs, mine] = [await read(), form.getValues()];
    const version = recordVersion(path);
    const together = (name: string) => form.registry.described(name)?.together ?? [];
    const changed = compareVersions(held.current.base ?? values, theirs, mine, together).map((field) => {
      const [name = ''] = field.names;
      const described = form.registry.described(name);
      const textOf = (filled: FieldsByName) => fieldText(filled, name, described, context);
      return { ...field, label: described?.label ?? name, mine: textOf(mine), theirs: textOf(theirs) };
    });
    const taken = changed.length === 0 ? [] : await choose({ changed, error });
    if (taken === null) throw new DOMException('The user went back to the form', 'AbortError');
    for (const name of taken) if (isField(name)) form.setValue(name, theirs[name], { shouldDirty: true });
    held.current = { base: theirs, version };
    // In a box: a save may answer nothing.
    const saved: { readonly answer: Saved }[] = [];
    await form.handleSubmit(async (filled) => {
      saved.push({ answer: await save(filled) });
    })();
    const [done] = saved;
    // The chosen values do not fit together: the form says so at its fields.
    if (!done) throw new DOMException('The chosen values are refused', 'AbortError');
    return done.answer;
  }

  async function save(filled: Out): Promise<Saved> {
    if (!record) return send(filled, undefined);
    const { version } = held.current;
    try {
      return await meantFor(record.path, version, () => send(filled, version));
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      return resolve(error, record);
    }
  }
  return save;
}
