import type { Insertable, Selectable, Updateable, Generated } from 'kysely';
import type { AccessTables, RecordTables } from './people-types.ts';
import type { BookingTables } from './booking-types.ts';
import type { InvoiceTables } from './invoice-types.ts';
import type { ImportTables, MailingTables, MailTables, MessageTables, OfficeTables } from './office-types.ts';
import type { LiveTables } from './live-types.ts';
import type { RegisterTables, TransportTables } from './outside-types.ts';
import type { Moment, Json, Written } from './column-types.ts';
import type {
  DocumentKind,
  NotificationKind,
  NotificationState,
  StaffRole,
  BookingType,
  Mobility,
  MoneyRegister,
  Motive,
  PaidFrom,
  RefusalReason,
  TripOfferProblem,
  TripOfferState,
  TripRequestSource,
  TripRequestState,
  RuleAction,
  RuleSign,
} from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';

interface IntakeTables {
  /** A request for a trip; its person is removed 90 days after the trip. */
  trip_request: {
    id: Generated<number>;
    source: TripRequestSource;
    state: Generated<TripRequestState>;
    at: Moment;
    /** Care center whose page it comes from. */
    careCenterId: number | null;
    lastname: string;
    firstname: string | null;
    birthday: string | null;
    tel: string | null;
    type: Generated<BookingType>;
    date: string;
    time: string;
    fromPlace: string | null;
    toPlace: string | null;
    motive: Generated<Motive>;
    mobility: Mobility | null;
    returnTime: string | null;
    willCall: Generated<boolean>;
    remark: string | null;
    contact: string | null;
    decidedAt: Date | null;
    /** User who decided. */
    userId: number | null;
    userName: Generated<string>;
    bookingIds: Generated<number[]>;
    reason: RefusalReason | null;
    note: string | null;
    /** Identifies what was sent, so that the same request sent twice is one. */
    attempt: string | null;
    /** Partner carrier that asks for it. */
    carrierId: number | null;
    /** Moment at which the office told the carrier that the trip can be driven. */
    offeredAt: Date | null;
    /** Number that the carrier gave the trip with its order. */
    ticketId: string | null;
  };
  /** A partner carrier, which asks us to drive trips, and whom we ask. */
  carrier: {
    id: Generated<number>;
    name: string;
    /** Part of its token; another one ends the token. */
    nonce: string;
    /** Address to which trips are offered; null for none. */
    url: string | null;
    /** Token that it gave us, encrypted. */
    sealedToken: string | null;
  };
  /** An offer of a booking to a partner carrier, with the message to it that is due. */
  trip_offer: {
    id: Generated<number>;
    /** Null once the booking is deleted: the carrier hears that it is withdrawn. */
    bookingId: number | null;
    carrierId: number | null;
    /** Name of the carrier when it was offered. */
    carrier: string;
    state: Generated<TripOfferState>;
    /** Identifies the trip for the carrier, so that the same message sent twice is one. */
    key: string;
    /** Number that the carrier gave the trip. */
    remoteId: number | null;
    /** Why the last message failed. */
    problem: TripOfferProblem | null;
    /** Failures of the message since its last success. */
    attempts: Generated<number>;
    /** Moment of the next message; null for none. */
    dueAt: Date | null;
    at: Moment;
    changedAt: Moment;
    userId: number | null;
    userName: Generated<string>;
    /** Planned pick-up of the carrier. */
    pickUpAt: Date | null;
    pickedUpAt: Date | null;
    arrivedAt: Date | null;
    /** The times of the completed trip are measured. */
    measured: Generated<boolean>;
    cost: number | null;
  };
}

export interface RegisterColumns {
  id: Generated<number>;
  name: string;
  description: string;
  date: string;
  /** Key of the receipt in the file store; null for none. */
  fileKey: string | null;
  ticketId: string | null;
  categoryId: Generated<number | null>;
  supplierId: Generated<number | null>;
  /** `open` while it is still to pay. */
  paidFrom: Generated<PaidFrom | null>;
  /** Day of the payment; null for the day of the record. */
  paidOn: Generated<string | null>;
  dueDate: Generated<string | null>;
  /** Communication of the payment: a structured one as printed, or a text. */
  reference: Generated<string | null>;
  /** Number that the supplier gave the invoice. */
  invoiceNumber: Generated<string | null>;
}

type View = components['schemas']['ListView'];

/**
 * The tables as TypeScript sees them. Columns carry the names of the contract. Dates are `YYYY-MM-DD`, times `HH:mm`,
 * money and kilometres numbers (the column keeps exact decimals), see pool.ts.
 */
export interface Database
  extends
    RecordTables,
    AccessTables,
    BookingTables,
    IntakeTables,
    OfficeTables,
    RegisterTables,
    MailingTables,
    MailTables,
    MessageTables,
    ImportTables,
    LiveTables,
    InvoiceTables,
    TransportTables {
  client_document: Written & {
    id: Generated<number>;
    clientId: number;
    /** Name of its file, as it was sent. */
    name: string;
    kind: DocumentKind;
    /** Key of the file in the file store. */
    fileKey: string;
    contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
    /** Bytes. */
    size: number;
  };
  bank_transaction: {
    id: Generated<number>;
    date: string;
    account: string | null;
    counterparty: string | null;
    amount: number;
    detail: string;
    ref: string | null;
    structured: string | null;
    source: string;
    /** The line of the file, as it stood there. */
    raw: string;
    /** The same for the same movement, whichever file it stands in. */
    print: string;
    /** Format that it comes from; null for those that were stored before it was kept. */
    origin: Generated<string | null>;
    /** The print is made of the bank's number, not of the content. */
    numbered: Generated<boolean>;
    /** The bank marked it as a return. */
    returned: Generated<boolean>;
    /** Transaction that it gives back, once a person said so. */
    returnOf: Generated<number | null>;
    importedAt: Moment;
    importedBy: number | null;
    importId: number | null;
  };
  release_load: {
    setId: string;
    remote: string;
    version: string;
    /** Fingerprint of the session; empty for what a browser reports without one. */
    session: string;
    outcome: string;
    events: Generated<number>;
    firstAt: Moment;
    lastAt: Moment;
  };
  driver_notification: {
    id: Generated<string>;
    driverId: number;
    kind: NotificationKind;
    msg: string;
    /** The demand a driver answers; null for a message. */
    details: Json<Record<string, unknown>> | null;
    state: Generated<NotificationState>;
    /** Why it failed, as a code. */
    error: string | null;
    at: Moment;
    changedAt: Moment;
    /** A demand that nobody saw until then has failed. */
    endsAt: Date | null;
    byId: number | null;
    by: string | null;
    /** Hash of the content, which detects a second click. */
    print: string;
  };
  /** Money spent. */
  expense: RegisterColumns & {
    price: number | null;
  };
  /** Money received. */
  inserts: RegisterColumns & {
    amount: number | null;
  };
  /** Organisation or person that is paid, or pays. */
  supplier: {
    id: Generated<number>;
    name: string;
    /** Enterprise number, ten digits. */
    cn: string | null;
    bank_account: string | null;
    address: string | null;
    zip: string | null;
    city: string | null;
    email: string | null;
  };
  /** Cash that drivers handed over (specification/wallets.md#cash-of-drivers). */
  driver_handover: {
    id: Generated<number>;
    driverId: number;
    date: string;
    amount: number;
    receivedBy: string;
    remark: string | null;
    deletedAt: Date | null;
  };
  /** Rules for bank transactions that contain a text (specification/payments.md#rules). */
  bank_rule: {
    id: Generated<number>;
    position: number;
    contains: string;
    account: string | null;
    sign: RuleSign;
    action: RuleAction;
    categoryId: number | null;
    supplierId: number | null;
    reason: string | null;
  };
  /** Category of expenses, or of inserts, with its general account. */
  money_category: {
    id: Generated<number>;
    register: MoneyRegister;
    name: string;
    account: string | null;
  };
  /** Budget of a category for a year, in euros. */
  money_budget: {
    categoryId: number;
    year: number;
    amount: number;
  };
  /** The logo of documents from a moment on; none without a file. */
  company_logo: {
    id: Generated<number>;
    fileKey: string | null;
    name: string | null;
    at: Moment;
  };
  /** A receipt that was sent and may be taken by a record. */
  sent_receipt: {
    fileKey: string;
    at: Moment;
  };
  /** When a job ran last that runs once for all processes. See periodic-job.ts. */
  periodic_job: {
    name: string;
    at: Moment;
  };
  /** One row: the installation that the database belongs to, also after a restore. */
  installation: {
    id: string;
  };
  /** Calls that a user has left of a rate. See shared-rate.ts. */
  rate_bucket: {
    key: string;
    amount: number;
    at: Moment;
  };
  availability: {
    driverId: number;
    date: string;
    slots: number[];
  };
  availability_pattern: {
    driverId: number;
    /** Seven lists of slots, Monday first. */
    weekdays: Json<number[][]>;
  };
  driver_leave: {
    id: Generated<number>;
    driverId: number;
    startDate: string;
    endDate: string;
    reason: string | null;
  };
  list_view: {
    id: Generated<number>;
    /** Author. */
    userId: number;
    list: string;
    name: string;
    params: Json<View['params']>;
    columns: Json<View['columns']>;
    /** With whom it is shared; null for nobody. */
    role: StaffRole | null;
  };
  /** The view that a user's list opens with. */
  list_view_default: {
    userId: number;
    list: string;
    viewId: number;
  };
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;
