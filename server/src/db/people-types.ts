import type { ClientField, ClientFieldKindOf, ClientValue, DocumentLanguage, Role } from '@navette/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Computed, Moment } from './column-types.ts';

export interface RecordTables {
  app_user: AppUserTable;
  driver: DriverTable;
  client: ClientTable;
  destination: DestinationTable;
  insurance: InsuranceTable;
  carecenter: CarecenterTable;
  mcode: McodeTable;
}

interface AddressColumns {
  address: string | null;
  zip: string | null;
  city: string | null;
  fullAddress: string | null;
}

interface PlaceColumns extends AddressColumns {
  latitude: number | null;
  longitude: number | null;
}

interface PersonColumns {
  firstname: string;
  lastname: string;
  birthday: string | null;
  tel: string | null;
  mobile: string | null;
  email: string | null;
}

export interface AppUserTable extends PersonColumns, AddressColumns {
  id: Generated<number>;
  role: Role;
  car: string | null;
  zones: string | null;
  client_from: string | null;
  passwordHash: string | null;
  mustChangePassword: Generated<boolean>;
  search: Computed;
}

export interface DriverTable extends PersonColumns, PlaceColumns {
  id: Generated<number>;
  active: Generated<boolean>;
  bank_account: string | null;
  language: DocumentLanguage | null;
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
}

/** A flag and the mobility have a default in the database. */
type ClientColumns = {
  [Field in ClientField]: ClientFieldKindOf<Field> extends 'flag' | 'mobility'
    ? Generated<ClientValue<Field>>
    : ClientValue<Field>;
};

export interface ClientTable extends ClientColumns {
  id: Generated<number>;
  anonymisedAt: Moment | null;
  ssnDigits: ColumnType<string | null, never, never>;
  search: Computed;
}

export interface DestinationTable extends PlaceColumns {
  id: Generated<number>;
  name: string;
  tel: string | null;
  search: Computed;
}

export interface InsuranceTable extends AddressColumns {
  id: Generated<number>;
  name: string;
  cn: string | null;
  postbox: string | null;
  tel: string | null;
  email: string | null;
  bank_account: string | null;
  language: DocumentLanguage | null;
  min10km: number | null;
  plus10km: number | null;
  comment: string | null;
  search: Computed;
}

export interface CarecenterTable extends PlaceColumns {
  id: Generated<number>;
  name: string;
  email_address: string | null;
  tel: string | null;
  visited: Generated<boolean>;
  marked: Generated<boolean>;
  subscribed_id: string | null;
  search: Computed;
}

export interface McodeTable {
  id: Generated<number>;
  mcode: string;
  name: string | null;
  price_other: number | null;
  price_dialyse: number | null;
  price_radio: number | null;
  price_chemo: number | null;
}

export interface AccessTables {
  staff_session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  staff_identity: StaffIdentityTable;
  outbox: OutboxTable;
}

export interface SessionTable {
  id: string;
  userId: number;
  createdAt: Moment;
  expiresAt: Moment;
  /** When somebody was last at work in it. */
  lastUsedAt: Moment;
}

export interface SignInAttemptTable {
  key: string;
  failures: number;
  lastAt: Moment;
  lockedUntil: Moment | null;
}

export interface SecondFactorTable {
  userId: number;
  enrolmentId: string;
  /** Sealed by the vault. */
  secret: string;
  /** Period of 30 seconds since 1970 whose code was accepted last. */
  lastStep: number;
  enrolledAt: Moment;
}

export interface RecoveryCodeTable {
  userId: number;
  hash: string;
  usedAt: Date | null;
}

export interface StaffIdentityTable {
  issuer: string;
  subject: string;
  userId: number;
  linkedAt: Moment;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: 'mail' | 'notification';
  recipient: string;
  subject: string | null;
  body: string;
  createdAt: Moment;
  sentAt: Moment | null;
}

/** Number of a client that was merged into another one. */
export interface ClientAliasTable {
  id: number;
  clientId: number;
  at: Moment;
}

/** Columns of a record, as JSON has them; null once they are forgotten. */
type Snapshot = ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;

/** A merge of two clients, with what is needed to undo it. */
export interface ClientMergeTable {
  id: Generated<number>;
  keptId: number;
  removedId: number;
  at: Moment;
  userId: number | null;
  userName: string;
  /** The other record as it was. */
  removed: Snapshot;
  /** Fields of the kept record that the merge changed, before and after. */
  before: Snapshot;
  after: Snapshot;
  /** Ids of the rows that moved, by table. */
  moved: ColumnType<Readonly<Record<string, readonly string[]>>, string, string>;
  undoneAt: Moment | null;
}

/** A destination that was deleted a short while ago. */
export interface DeletedDestinationTable {
  id: number;
  name: string;
  address: string | null;
  zip: string | null;
  city: string | null;
  fullAddress: string | null;
  latitude: number | null;
  longitude: number | null;
  tel: string | null;
  deletedAt: Moment;
}
