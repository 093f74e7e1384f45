import type { InvoiceChannel } from '@navette/openapi/enums';
import type { ClientField, ClientFieldKindOf, ClientValue, DocumentLanguage, Role } from '@navette/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Computed, Moment, Written } from './column-types.ts';

/** Columns of a record, as JSON has them; null once they are forgotten. */
type Snapshot = ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;

export interface RecordTables {
  app_user: PersonColumns &
    AddressColumns & {
      id: Generated<number>;
      active: Generated<boolean>;
      role: Role;
      car: string | null;
      zones: string | null;
      client_from: string | null;
      passwordHash: string | null;
      mustChangePassword: Generated<boolean>;
      search: Computed;
    };
  driver: PersonColumns &
    PlaceColumns & {
      id: Generated<number>;
      active: Generated<boolean>;
      bank_account: string | null;
      accountHolder: Generated<string | null>;
      language: DocumentLanguage | null;
      invoiceChannel: InvoiceChannel | null;
      postbox: string | null;
      car: string | null;
      zones: string | null;
      refreshTime: Generated<number>;
      commission: number | null;
      carriesWheelchair: Generated<boolean>;
      carriesStretcher: Generated<boolean>;
      licenceUntil: string | null;
      insuranceUntil: string | null;
      medicalUntil: string | null;
      search: Computed;
    };
  client: ClientColumns & {
    id: Generated<number>;
    active: Generated<boolean>;
    anonymisedAt: Moment | null;
    ssnDigits: ColumnType<string | null, never, never>;
    search: Computed;
  };
  destination: PlaceColumns & {
    id: Generated<number>;
    active: Generated<boolean>;
    name: string;
    tel: string | null;
    wardEmail: string | null;
    search: Computed;
  };
  insurance: AddressColumns & {
    id: Generated<number>;
    active: Generated<boolean>;
    name: string;
    cn: string | null;
    postbox: string | null;
    tel: string | null;
    email: string | null;
    bank_account: string | null;
    language: DocumentLanguage | null;
    invoiceChannel: InvoiceChannel | null;
    min10km: number | null;
    plus10km: number | null;
    comment: string | null;
    search: Computed;
  };
  carecenter: PlaceColumns & {
    id: Generated<number>;
    active: Generated<boolean>;
    name: string;
    email_address: string | null;
    tel: string | null;
    visited: Generated<boolean>;
    marked: Generated<boolean>;
    subscribed_id: string | null;
    /** Part of the link to its page of requests; null without a link. */
    wardNonce: string | null;
    search: Computed;
  };
  /** Number of a client that was merged into another one. */
  client_alias: {
    id: number;
    clientId: number;
    at: Moment;
  };
  /** A merge of two clients, with what is needed to undo it. */
  client_merge: Written & {
    id: Generated<number>;
    keptId: number;
    removedId: number;
    /** The other record as it was. */
    removed: Snapshot;
    /** Fields of the kept record that the merge changed, before and after. */
    before: Snapshot;
    after: Snapshot;
    /** Ids of the rows that moved, by table. */
    moved: ColumnType<Readonly<Record<string, readonly string[]>>, string, string>;
    undoneAt: Moment | null;
  };
  /** Two clients that somebody marked as different persons, the lower number first. */
  client_difference: Written & {
    oneId: number;
    otherId: number;
  };
  /** A destination that was deleted a short while ago. */
  deleted_destination: PlaceColumns & {
    id: number;
    active: boolean;
    name: string;
    tel: string | null;
    wardEmail: string | null;
    deletedAt: Moment;
  };
  mcode: {
    id: Generated<number>;
    mcode: string;
    name: string | null;
    price_other: number | null;
    price_dialyse: number | null;
    price_radio: number | null;
    price_chemo: number | null;
  };
}

export interface AddressColumns {
  address: string | null;
  zip: string | null;
  city: string | null;
  fullAddress: string | null;
}

export interface PlaceColumns extends AddressColumns {
  latitude: number | null;
  longitude: number | null;
}

export interface PersonColumns {
  firstname: string;
  lastname: string;
  birthday: string | null;
  tel: string | null;
  mobile: string | null;
  email: string | null;
}

/** A flag and the mobility have a default in the database. */
type ClientColumns = {
  [Field in ClientField]: ClientFieldKindOf<Field> extends 'flag' | 'mobility'
    ? Generated<ClientValue<Field>>
    : ClientValue<Field>;
};

export interface AccessTables {
  staff_session: {
    id: string;
    userId: number;
    createdAt: Moment;
    expiresAt: Moment;
    /** When somebody was last at work in it. */
    lastUsedAt: Moment;
  };
  /** Last sign-in of a user. */
  last_sign_in: {
    userId: number;
    at: Moment;
  };
  sign_in_attempt: {
    key: string;
    failures: number;
    lastAt: Moment;
    lockedUntil: Moment | null;
  };
  second_factor: {
    userId: number;
    enrolmentId: string;
    /** Sealed by the vault. */
    secret: string;
    /** Period of 30 seconds since 1970 whose code was accepted last. */
    lastStep: number;
    enrolledAt: Moment;
  };
  recovery_code: {
    userId: number;
    hash: string;
    usedAt: Date | null;
  };
  staff_identity: {
    issuer: string;
    subject: string;
    userId: number;
    linkedAt: Moment;
  };
  outbox: {
    id: Generated<number>;
    kind: 'mail' | 'notification';
    recipient: string;
    subject: string | null;
    body: string;
    createdAt: Moment;
    sentAt: Moment | null;
  };
}
