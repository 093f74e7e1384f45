import type { FieldValues } from 'react-hook-form';
import { meantFor, recordVersion } from '../../api/suite-versions.ts';
import type { NavetteForm } from '../form/use-navette-form.ts';
import { useSaveOver } from './use-save-over.ts';
import type { VersionEntries } from './version-entries.ts';

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
  /** What is chosen one by one; by default the fields. */
  readonly entries?: VersionEntries<In> | undefined;
}

/**
 * Gives the function that saves a form over the version of the record that it was filled from, never over another; `useSaveOver` says what is asked when somebody
 * changed the record since.
 * @param record absent for a new record
 * @param send the save itself; its PUT is meant for the version that is held. A save by another verb sends that version, its second argument, as `If-Match`
 * @returns rejects as `send` does, and with an AbortError when the user goes back to the form
 */
export function useVersionedSave<In extends FieldValues, Out, Saved>(
  form: NavetteForm<In, Out>,
  record: SavedVersion<In> | undefined,
  send: (filled: Out, version: string | undefined) => Promise<Saved>,
): (filled: Out) => Promise<Saved> {
  return useSaveOver(
    form,
    record && {
      opened: { values: record.values, version: record.version ?? recordVersion(record.path) },
      read: async () => ({ values: await record.read(), version: recordVersion(record.path) }),
      entries: record.entries,
    },
    (filled, over) =>
      record ? meantFor(record.path, over?.version, () => send(filled, over?.version)) : send(filled, undefined),
  );
}
