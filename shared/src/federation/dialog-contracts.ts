import type { components } from '@navette/openapi/types';
import type { IsoDate } from '../domain/time/date.ts';

type Schemas = components['schemas'];

/** Input of a dialog that creates or changes one record. */
export interface RecordDialogInput<Draft> {
  /** The record to change; missing for a new one. */
  readonly id?: number;
  /** Default values of a new record. */
  readonly draft?: Partial<Draft>;
  /** Text typed in the picker that offers "Add …"; the dialog fills its name fields with it. */
  readonly name?: string;
}

/** Result of a dialog after saving. */
export interface RecordDialogResult {
  /** Number of the saved record. */
  readonly id: number;
  /** Its name in lists and pickers. */
  readonly label: string;
}

/** Input of the dialog of messages: its recipient. */
export interface NotifyDialogInput {
  readonly driverId: number;
  /** First and last name of the driver, for the dialog's title. */
  readonly name: string;
  /** Initial text of the message. */
  readonly msg?: string;
}

/** Result of the dialog of messages after sending. */
export interface NotifyDialogResult {
  /** Identifies the last message sent. */
  readonly id: string;
}

/** Input of the dialog with the changes of a record. */
export interface RecordLogDialogInput {
  /** Path of the record: `/api/client/12`. */
  readonly path: string;
  /** Its name, for the title. */
  readonly name: string;
}

/** Input of the dialog that makes the invoice of an insurer. */
export interface InsuranceInvoiceDialogInput {
  /** The insurer that pays. */
  readonly insuranceId: number;
  /** Bookings of the invoice, as in lists of bookings. */
  readonly bookings: readonly Pick<
    Schemas['BookingRow'],
    | 'id'
    | 'ap_date'
    | 'client_firstname'
    | 'client_lastname'
    | 'certificateNeeded'
    | 'certificateReceived'
    | 'mutualPatientID'
    | 'mutualAmount'
  >[];
}

/** Result of the dialog of an invoice: the invoice that was made. */
export interface InvoiceDialogResult {
  /** Its number. */
  readonly id: number;
}

/** Client whose mandates are shown. */
export interface MandateDialogInput {
  readonly id: number;
  /** Name of the client, last name first. */
  readonly name: string;
}

/** Driver whose unavailable times were saved. */
export interface GiveAwayDialogInput {
  readonly driverId: number;
  /** Changed days, 400 at most; every day from today on when missing. */
  readonly dates?: readonly IsoDate[] | undefined;
}

/** Every dialog that one remote offers another, by name and version: its input, and its result unless it was cancelled. */
export interface DialogContracts {
  /** Makes or changes a client (specification/clients.md#client-form). */
  'masterdata/client@1': { input: RecordDialogInput<Schemas['ClientForm']>; result: RecordDialogResult };
  /** Makes or changes a destination (specification/registers.md#destinations). */
  'masterdata/destination@1': { input: RecordDialogInput<Schemas['DestinationForm']>; result: RecordDialogResult };
  /** Makes or changes a care center (specification/registers.md#care-centers). */
  'masterdata/carecenter@1': { input: RecordDialogInput<Schemas['CareCenterForm']>; result: RecordDialogResult };
  /** Changes an insurer (specification/registers.md#insurers). */
  'masterdata/insurance@1': { input: { readonly id: number }; result: RecordDialogResult };
  /** Notifies a driver, and shows the delivery status of earlier messages (specification/drivers.md#messages). */
  'masterdata/notify@1': { input: NotifyDialogInput; result: NotifyDialogResult };
  /** Earlier imports of a kind of records, which permitted users can undo. It has no result: lists subscribe to changes themselves. */
  'masterdata/imports@1': { input: { readonly kind: Schemas['ImportKind'] }; result: never };
  /** Changes of a record, from the log, for users with its page (specification/registers.md#logs). It has no result. */
  'masterdata/record-log@1': { input: RecordLogDialogInput; result: never };
  /** Makes the invoice of an insurer, dated today (specification/invoices.md#dialog). Its result is returned when it is closed after the invoice was made. */
  'invoicing/insurance-invoice@1': { input: InsuranceInvoiceDialogInput; result: InvoiceDialogResult };
  /** Mandates of a client, of which one is added or revoked (specification/payments.md#direct-debits). It has no result: lists subscribe to changes themselves. */
  'invoicing/mandate@1': { input: MandateDialogInput; result: never };
  /**
   * Creates or changes a booking (specification/bookings.md#form). With several dates, `id` is the first one's. With `id`, `draft.driverId` is the driver to
   * preselect. `note` is shown above the fields of a new one.
   */
  'dispatch/booking@1': {
    input: Omit<RecordDialogInput<Schemas['BookingForm']>, 'name'> & { readonly note?: string | undefined };
    result: RecordDialogResult;
  };
  /** Card of a client for a call: who, trips, and what is done about them (specification/clients.md#card). It has no result: lists subscribe to changes themselves. */
  'dispatch/client-card@1': { input: { readonly id: number }; result: never };
  /** Lists trips of a driver within unavailable times, and unassigns the selected ones. It has no result: lists subscribe to changes themselves. */
  'dispatch/give-away@1': { input: GiveAwayDialogInput; result: never };
}

/** Name of a dialog with its version. */
export type DialogName = keyof DialogContracts;

/** Input of a dialog. */
export type DialogInput<Name extends DialogName> = DialogContracts[Name]['input'];

/** Result of a dialog; `undefined` when it was cancelled. */
export type DialogResult<Name extends DialogName> = DialogContracts[Name]['result'] | undefined;

/** Props of the component that a remote exports for one of its dialogs. */
export interface DialogProps<Name extends DialogName> {
  /** Input from the opener. */
  readonly input: DialogInput<Name>;
  /** Closes the dialog: with the result after a save, without one when it was cancelled. */
  readonly onClose: (result?: DialogContracts[Name]['result']) => void;
}
