import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';
import type { Motive, PlaceKind, PlatformValueKind, TransportDecision, TransportField } from '@navette/openapi/enums';
import type { TransportState } from '@navette/shared/domain';

/** The imported address register. */
export interface RegisterTables {
  register_region: {
    region: string;
    /** Of the file it comes from. */
    fingerprint: string;
    regionsOfFile: number;
    file: string;
    importedAt: Moment;
    streets: number;
    addresses: number;
  };
  register_street: {
    id: Generated<number>;
    region: string;
    streetId: string;
    zip: string;
    streetFr: string | null;
    streetNl: string | null;
    streetDe: string | null;
    cityFr: string | null;
    cityNl: string | null;
    cityDe: string | null;
    /** Millionths of a degree, as all places of the register. */
    latitude: number;
    longitude: number;
    /** Extent of its houses; null until the next import when a version without extents imported it. */
    south: number | null;
    west: number | null;
    north: number | null;
    east: number | null;
    /** Words of its names, each after a space. */
    names: string;
    /** The same with those of its places. */
    search: string;
  };
  register_address: {
    street: number;
    /** Leading number of the house number, to find its neighbours. */
    number: number;
    houseNumber: string;
    latitude: number;
    longitude: number;
  };
  register_progress: {
    fingerprint: string;
    /** Bytes of the file that are taken over. */
    position: number;
    counts: Json<Record<string, number>>;
  };
}

/** Tables of transports of the external platform. */
export interface TransportTables {
  booked_transport: {
    transportId: string;
    part: number;
    bookingId: number;
    /** As it was when it was booked, or when a change of it was applied or ignored; who and where as fingerprints. */
    seen: Json<TransportState>;
    /** As the platform said it last. */
    current: Json<TransportState>;
    /** When the two began to differ. */
    changedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    bookedAt: Moment;
    bookedBy: number | null;
  };
  /** Decision of a user about a difference. */
  transport_decision: {
    id: Generated<number>;
    transportId: string;
    part: number;
    bookingId: number;
    field: TransportField;
    decision: TransportDecision;
    /** Values of a time, a certificate or a status; personal ones are not kept. */
    old: string | null;
    new: string | null;
    at: Moment;
    userId: number | null;
  };
  /** The last poll of the platform, whichever process did it. */
  platform_poll: {
    id: number;
    at: ColumnType<Date | null, never, Date | string>;
    /** Fingerprint of what the platform said last. */
    print: string | null;
    inbox: number | null;
    /** First of the polls that have failed since the last that did not. */
    unreachableSince: ColumnType<Date | null, never, Date | string | null>;
  };
  /** Client or destination chosen for a passenger or a place. */
  match_choice: {
    id: Generated<number>;
    kind: PlaceKind;
    /** Fingerprint of who or where the platform means. */
    print: string;
    clientId: number | null;
    destinationId: number | null;
    at: Moment;
    userId: number | null;
  };
  platform_reason: {
    value: string;
    motive: Motive;
  };
  platform_mutuality: {
    value: string;
    insuranceId: number;
  };
  /** A reason or mutuality that the platform used at the last poll, and in how many transports. */
  platform_value: {
    kind: PlatformValueKind;
    value: string;
    transports: number;
  };
}
