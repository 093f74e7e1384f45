import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/** What a dialog that makes or changes one record is given. */
export interface RecordDialogInput<Draft> {
  /** The record to change; absent: a new one. */
  readonly id?: number;
  /** What the fields of a new record start with. */
  readonly draft?: Partial<Draft>;
  /** What was typed in the picker that offers "Add …"; the dialog puts it into the fields of the name. */
  readonly name?: string;
}

/** What a dialog answers after it has saved. */
export interface RecordDialogResult {
  /** Number of the saved record. */
  readonly id: number;
  /** How lists and pickers name it. */
  readonly label: string;
}

/** Whom the dialog of messages writes to. */
export interface NotifyDialogInput {
  readonly driverId: number;
  /** First and last name of the driver, as the dialog's title says it. */
  readonly name: string;
  /** What the message starts with. */
  readonly msg?: string;
}

/** What the dialog of messages answers when it sent something. */
export interface NotifyDialogResult {
  /** Identifies the last message sent. */
  readonly id: string;
}

/** Every dialog that one remote offers another, by name and version: what it is given, and what it answers when it was not cancelled. */
export interface DialogContracts {
  /** Makes or changes a client (S2). */
  'masterdata/client@1': { input: RecordDialogInput<Schemas['ClientForm']>; result: RecordDialogResult };
  /** Makes or changes a destination (S2). */
  'masterdata/destination@1': { input: RecordDialogInput<Schemas['DestinationForm']>; result: RecordDialogResult };
  /** Makes or changes a care center (S2). */
  'masterdata/carecenter@1': { input: RecordDialogInput<Schemas['CareCenterForm']>; result: RecordDialogResult };
  /** Tells a driver something, and shows what became of what was told before (S1 §2.12). */
  'masterdata/notify@1': { input: NotifyDialogInput; result: NotifyDialogResult };
  /** Makes or changes a booking (S1 §2.6). With several dates, `id` is the first one's. */
  'dispatch/booking@1': { input: Omit<RecordDialogInput<Schemas['BookingForm']>, 'name'>; result: RecordDialogResult };
}

/** Name of a dialog with its version. */
export type DialogName = keyof DialogContracts;

/** What a dialog is given. */
export type DialogInput<Name extends DialogName> = DialogContracts[Name]['input'];

/** What a dialog answers; `undefined` when it was cancelled. */
export type DialogResult<Name extends DialogName> = DialogContracts[Name]['result'] | undefined;

/** The props of the component that a remote exports for a dialog it offers. */
export interface DialogProps<Name extends DialogName> {
  /** What the opener passed. */
  readonly input: DialogInput<Name>;
  /** Closes the dialog: with the result after a save, with nothing when it was cancelled. */
  readonly onClose: (result?: DialogContracts[Name]['result']) => void;
}
