import { nationalDigits } from '../identity/numbers.ts';
import type { Motive } from '../booking/enums.ts';
import type { Money } from '../money/money.ts';
import type { PlanningRow, TransportPlace } from './planning-row.ts';
import { insurerOf, motiveOf, type NamedInsurer, type PlatformTables, platformWord } from './platform-tables.ts';

/** Address of a place as forms take it: street and number on one line, and the whole on one line. */
export interface PlaceDraft {
  readonly address: string;
  readonly postbox: string | null;
  readonly zip: string;
  readonly city: string;
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The address of a place of a transport; empty texts where the platform gives none. */
export function placeDraft({ street, number, box, zipCode, locality, coordinates }: TransportPlace): PlaceDraft {
  const [address, town] = [
    [street, number],
    [zipCode, locality],
  ].map((parts) => parts.filter(Boolean).join(' '));
  const [longitude = null, latitude = null] = coordinates ?? [];
  return {
    address: address ?? '',
    postbox: box ?? null,
    zip: zipCode ?? '',
    city: locality ?? '',
    fullAddress: [address, town].filter(Boolean).join(', '),
    latitude,
    longitude,
  };
}

/** A client as a transport describes them, for the form of a new one (specification/booqit.md#drafts). */
export interface ClientDraft extends PlaceDraft {
  readonly firstname: string;
  readonly lastname: string;
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly ssn: string | null;
  readonly comment: string | null;
}

/** The client of a row of planning: who travels, and where they live. */
export function clientDraft({ passenger, home, info }: PlanningRow): ClientDraft {
  const [birthday = null] = /^\d{4}-\d{2}-\d{2}/u.exec(passenger?.dateOfBirth ?? '') ?? [];
  return {
    ...placeDraft(home),
    firstname: passenger?.firstName ?? '',
    lastname: passenger?.lastName ?? '',
    birthday,
    email: passenger?.email ?? null,
    mobile: passenger?.phoneNumber ?? null,
    ssn: nationalDigits(passenger?.rrNumber) || null,
    comment: info,
  };
}

/** A destination as a transport describes it, for the form of a new one. */
export interface DestinationDraft extends Omit<PlaceDraft, 'postbox'> {
  readonly name: string;
  readonly tel: string | null;
}

/** The destination of a row of planning: where the passenger is cared for. */
export function destinationDraft({ care }: PlanningRow): DestinationDraft {
  const { postbox: _, ...place } = placeDraft(care);
  return { ...place, name: care.name ?? '', tel: care.phoneNumber ?? null };
}

/** Matched records of our database: client and destination of a transport. */
export interface MatchedRecords {
  readonly clientId: number;
  readonly destinationId: number;
}

/** A booking as a transport describes it, for the form of a new one; fields of insurers only where one pays. */
export interface TransportBookingDraft extends MatchedRecords {
  readonly ap_date: string;
  readonly ap_time: string;
  readonly motive: Motive;
  readonly type: 'to' | 'back';
  readonly comment: string | null;
  /** Address of the client's home, as on the platform; for a trip from one place of care to another, its start. */
  readonly pick_address: string;
  /** Missing when the mutuality has no insurer yet. */
  readonly insuranceId?: number;
  readonly mutualPatientID?: string;
  readonly mutualPatientAmount?: Money | null;
  readonly mutualAmount?: Money | null;
  readonly mutualDistance?: number | null;
  readonly certificateNeeded?: boolean;
}

/** Meanings of the platform's words, with the insurers that mutualities are compared with. */
export interface PlatformMeanings {
  readonly tables: PlatformTables;
  readonly insurers: readonly NamedInsurer[];
}

/** Mutuality of an insured row for which a person has to choose the insurer; undefined when none is needed or it is known. */
export function unknownMutuality(
  { isInsured, passenger }: PlanningRow,
  { tables, insurers }: PlatformMeanings,
): string | undefined {
  const isUnknown = isInsured && insurerOf(tables, insurers, passenger?.mutuality) === undefined;
  return isUnknown ? platformWord(passenger?.mutuality) : undefined;
}

/**
 * Booking of a row of planning.
 * @param meanings meanings of its reason and its mutuality
 */
export function bookingDraft(
  row: PlanningRow,
  matched: MatchedRecords,
  { tables, insurers }: PlatformMeanings,
): TransportBookingDraft {
  const insuranceId = insurerOf(tables, insurers, row.passenger?.mutuality);
  return {
    ...matched,
    ap_date: row.date,
    ap_time: row.time,
    motive: motiveOf(tables, row.reason),
    type: row.isReturn ? 'back' : 'to',
    comment: row.info,
    pick_address: placeDraft(row.isOnward ? row.pickup : row.home).fullAddress,
    ...(row.isInsured && {
      ...(insuranceId !== undefined && { insuranceId }),
      mutualPatientID: row.transportId,
      mutualPatientAmount: row.patientAmount,
      mutualAmount: row.total,
      mutualDistance: row.km,
      certificateNeeded: row.certificateNeeded,
    }),
  };
}
