import type { FieldValues } from 'react-hook-form';
import { meantFor, recordVersion } from '../../api/record-versions.ts';
import type { NavetteForm } from '../form/use-navette-form.ts';
import { useSaveOver } from './use-save-over.ts';
import type { VersionEntries } from './version-entries.ts';

/** The saved record that a form changes. */
export interface SavedVersion<In> {
  /** Path of its GET and PUT, or of the call that fetches it when it is saved by another. */
  readonly path: string;
  /** Version that the form was filled from; by default the one last fetched when the form opened. */
  readonly version?: string | undefined;
  /** Field values that the form was filled with; a restored draft counts as the user's own change. */
  readonly values: In;
  /** Fetches it again, as field values. */
  readonly read: () => Promise<In>;
  /** Entries to choose one by one; by default the fields. */
  readonly entries?: VersionEntries<In> | undefined;
}

/**
 * Returns the function that saves a form based on the version of the record that it was filled from, never another; see `useSaveOver` for the
 * question after a conflict.
 * @param record missing for a new record
 * @param send the save itself; its PUT carries the stored version. A save by another method sends that version, its second argument, as `If-Match`
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
