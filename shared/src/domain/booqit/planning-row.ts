import { divideHalfUp } from '../money/decimal.ts';
import { fromCents, isGiven, roundMoney, toCents, type Money, type MoneyInput } from '../money/money.ts';
import { platformPrice } from '../money/tariff.ts';
import { brusselsNow } from '../time/brussels.ts';

/** Reasons that mean a trip home (specification/booqit.md#interpretation). */
const RETURN_REASONS: readonly string[] = ['returnAmbulatoryCare', 'discharge'];

/** Reasons that an insurer pays. */
const INSURED_REASONS: readonly string[] = [
  'chemotherapy',
  'dialysis',
  'radiotherapy',
  'postTreatmentKidneyTransplantation',
];

/** Whether a transport goes home: the client's address is then the drop-off, and the destination the pick-up. */
export const isReturnTrip = ({
  reason,
  returnPart,
}: {
  readonly reason: string;
  readonly returnPart?: number | null;
}): boolean => RETURN_REASONS.includes(reason) || returnPart === 2;

/** Fields that decide whether an insurer pays a transport. */
export interface EligibilityFields {
  readonly reason: string;
  readonly tags: readonly string[];
  /** Patient's share, in euros; `undefined` when unknown. */
  readonly patientAmount?: number | undefined;
  /** The whole price, in euros. */
  readonly total: number;
}

/** Whether an insurer pays: by its reason, by the tag `invoiceable`, or because the patient pays less than the full price. */
export const isInsuranceEligible = ({ reason, tags, patientAmount, total }: EligibilityFields): boolean =>
  INSURED_REASONS.includes(reason) ||
  tags.includes('invoiceable') ||
  (patientAmount !== undefined && patientAmount < total);

const DROPPED_STATUSES: readonly string[] = ['cancelledByBooker', 'cancelledByTransporter', 'toConfirmDelete'];

/** Whether a transport stays in the list: its first part is not cancelled. */
export const isListedStatus = (status: string): boolean => !DROPPED_STATUSES.includes(status);

/** Amount that the platform does not reimburse, in euros. */
export interface NonReimbursed {
  readonly perDay?: MoneyInput;
  readonly perPart?: MoneyInput;
}

/** The patient's amount of one part: per part, else per day divided by the parts of that day; null when neither is given (specification/booqit.md#interpretation). */
export function patientAmount({ perDay, perPart }: NonReimbursed, partsOfDay: number): Money | null {
  if (isGiven(perPart)) return roundMoney(perPart);
  if (!isGiven(perDay)) return null;
  return fromCents(Number(divideHalfUp(BigInt(toCents(perDay)), BigInt(Math.max(1, partsOfDay)))));
}

/** The distance an insurer pays for a transport: its metres as kilometres, rounded up (specification/booqit.md#drafts). */
export const insuredKm = (metres: number): number => Math.ceil(metres / 1000);

/** A place of a transport, as the platform writes it (specification/booqit.md#transport-fields). */
export interface TransportPlace {
  readonly name?: string | null;
  readonly street?: string | null;
  readonly number?: string | null;
  readonly box?: string | null;
  readonly zipCode?: string | null;
  readonly locality?: string | null;
  /** `[longitude, latitude]`. */
  readonly coordinates?: readonly number[] | null;
  readonly phoneNumber?: string | null;
}

/** A passenger of a transport. */
export interface TransportPassenger {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly dateOfBirth?: string | null;
  readonly email?: string | null;
  readonly phoneNumber?: string | null;
  readonly mutuality?: string | null;
  readonly rrNumber?: string | null;
}

/** Fields of a part of a transport that are read. */
export interface TransportPart {
  readonly transportId: string;
  readonly status: string;
  readonly type?: string | null;
  readonly returnPart?: number | null;
  readonly tags?: readonly string[];
  readonly certificateNeeded?: boolean;
  readonly request: {
    readonly dateTime: string;
    readonly reason: string | null;
    /** Metres. */
    readonly distance: number | null;
    readonly info?: string | null;
    readonly passenger: TransportPassenger | null;
    readonly pickup: TransportPlace;
    readonly dropOff: TransportPlace;
  };
  readonly assignment?: {
    readonly price?: {
      readonly total?: MoneyInput;
      readonly distribution?: { readonly nonReimbursed?: NonReimbursed | null } | null;
    } | null;
  } | null;
  readonly matchingState?: {
    readonly price?: { readonly total?: MoneyInput } | null;
    readonly rejectedDrivers?: readonly string[];
  } | null;
}

/** A row of planning, derived from a part of a transport. */
export interface PlanningRow {
  readonly transportId: string;
  /** 0 for the first part, 1 for the second. */
  readonly part: number;
  /** Local date and time in Europe/Brussels. */
  readonly date: string;
  readonly time: string;
  readonly reason: string | null;
  /** The trip goes home: the client lives at the drop-off, and the destination is the pick-up. */
  readonly isReturn: boolean;
  readonly passenger: TransportPassenger | null;
  readonly pickup: TransportPlace;
  readonly dropOff: TransportPlace;
  /** The trip goes from one place of care to another: neither pick-up nor drop-off is the client's home. */
  readonly isOnward: boolean;
  /** Home of the passenger. */
  readonly home: TransportPlace;
  /** Place of care. */
  readonly care: TransportPlace;
  /** Kilometres rounded up, as insurers pay them; null when the platform gives no distance. */
  readonly km: number | null;
  readonly status: string;
  readonly tags: readonly string[];
  readonly certificateNeeded: boolean;
  /** Price assigned by the platform, in euros; null when there is none. */
  readonly price: Money | null;
  /** Computed price in euros: the platform's own total, else its tariff; null without either. */
  readonly total: Money | null;
  /** Patient's share, in euros; null when the platform does not state it. */
  readonly patientAmount: Money | null;
  readonly isInsured: boolean;
  readonly rejectedDrivers: readonly string[];
  readonly info: string | null;
}

const numberOrNull = (amount: MoneyInput): Money | null =>
  amount === null || amount === undefined ? null : Number(amount);

const isReturnPart = ({ request, returnPart = null }: TransportPart): boolean =>
  isReturnTrip({ reason: request.reason ?? '', returnPart });

const isSamePlace = (one: TransportPlace, other: TransportPlace): boolean =>
  (['name', 'street', 'number', 'zipCode', 'locality'] as const).every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  );

/** Home of the passenger of a part that continues from the destination of the part before; undefined for every other part. */
function goesOnFrom(parts: readonly TransportPart[], index: number): TransportPlace | undefined {
  const [part, before, first] = [parts[index], parts[index - 1], parts[0]];
  if (!part || !before || !first || [part, before, first].some(isReturnPart)) return undefined;
  const home = first.request.pickup;
  return isSamePlace(part.request.pickup, before.request.dropOff) && !isSamePlace(part.request.pickup, home)
    ? home
    : undefined;
}

/**
 * Rows of a transport, one a part (specification/booqit.md#interpretation).
 * @param parts the parts of one transport, outbound first; parts of the same day share the patient's amount per day
 */
export function planningRows(parts: readonly TransportPart[]): PlanningRow[] {
  const moments = parts.map(({ request }) => brusselsNow(new Date(request.dateTime)));
  return parts.map((part, index) => {
    const { request, assignment, matchingState, tags = [] } = part;
    const { date = '', time = '' } = moments[index] ?? {};
    const reason = request.reason ?? '';
    const isReturn = isReturnPart(part);
    const km = request.distance === null ? null : insuredKm(request.distance);
    const own = matchingState?.price?.total;
    const total = km === null && numberOrNull(own) === null ? null : platformPrice(km ?? 0, own);
    const share = assignment?.price?.distribution?.nonReimbursed;
    const ownShare = share ? patientAmount(share, moments.filter((moment) => moment.date === date).length) : null;
    const start = goesOnFrom(parts, index);
    const [home, care] = isReturn ? [request.dropOff, request.pickup] : [start ?? request.pickup, request.dropOff];
    return {
      transportId: part.transportId,
      part: index,
      date,
      time,
      reason: request.reason,
      isReturn,
      isOnward: start !== undefined,
      passenger: request.passenger,
      pickup: request.pickup,
      dropOff: request.dropOff,
      home,
      care,
      km,
      status: part.status,
      tags,
      certificateNeeded: part.certificateNeeded ?? false,
      price: numberOrNull(assignment?.price?.total),
      total,
      patientAmount: ownShare,
      isInsured: isInsuranceEligible({ reason, tags, patientAmount: ownShare ?? undefined, total: total ?? 0 }),
      rejectedDrivers: matchingState?.rejectedDrivers ?? [],
      info: request.info ?? null,
    };
  });
}

/**
 * The rows of a transport that become bookings: those that are not cancelled, and of the parts after the first the accepted ones.
 * A part that is accepted later is booked later.
 */
export const bookableRows = (parts: readonly TransportPart[]): PlanningRow[] =>
  planningRows(parts).filter(({ part, status }) => (part === 0 ? isListedStatus(status) : status === 'accepted'));

/** The parts after the first that the platform has not accepted yet: not bookable for now. */
export const waitingRows = (parts: readonly TransportPart[]): PlanningRow[] =>
  planningRows(parts).filter(({ part, status }) => part > 0 && status !== 'accepted' && isListedStatus(status));

/** The part of a transport that brings the passenger home on the same day from the destination of another part; only once it is accepted. */
export function wayHome<Row extends PlanningRow>(rows: readonly Row[], from: PlanningRow): Row | undefined {
  const next = rows.find(({ part, status }) => part > from.part && status === 'accepted');
  return !from.isReturn && next?.isReturn === true && next.date === from.date ? next : undefined;
}
