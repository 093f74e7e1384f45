import {
  addMinutes,
  brusselsInstant,
  type ClockTime,
  estimateLeg,
  type IsoDate,
  isWeekend,
  platformTariff,
  sumMoney,
  weekdayOf,
  addDays,
  brusselsToday,
  eachDay,
} from '@navette/shared/domain';
import type { PracticeChange } from '@navette/openapi/enums';
import { createRandom, type Random } from '../random.ts';
import type { TransportPart } from '../../ports/platform/platform-port.ts';
import type { PlatformPerson, PlatformPlace, PlatformWorld } from './world.ts';

/** A transport of the platform as it was ordered, and what happens to it later. */
export interface OrderedTransport {
  readonly parts: readonly TransportPart[];
  /** The client whom it is about, and the destinations in the order in which it leads there. */
  readonly personId: number;
  readonly placeIds: readonly number[];
  /** Ordered a second time. */
  readonly isCopy: boolean;
  /** When it was ordered: before, nobody knows of it. */
  readonly orderedAt: Date;
  /** When the platform gave it to us: before, it is in the inbox. */
  readonly assignedAt: Date;
  readonly isSeries: boolean;
  /** When it changes, and how. */
  readonly change: { readonly at: Date; readonly kind: PracticeChange } | null;
}

const HOUR_MS = 3_600_000;
const TIMES: readonly ClockTime[] = ['08:00', '08:45', '09:30', '10:15', '11:00', '13:15', '14:00', '15:30'];

/** The last two are unknown to everybody but the booker. */
const REASONS = [
  ['consultation', 40],
  ['radiotherapy', 14],
  ['chemotherapy', 12],
  ['hospitalisation', 6],
  ['postTreatmentKidneyTransplantation', 2],
  ['oncoDayCare', 4],
  ['physioAfterSurgery', 3],
] as const;

/** Patients of dialysis come three times a week, at the same hour: a series. */
const comesForDialysis = ({ id }: PlatformPerson, date: IsoDate): boolean =>
  id % 9 === 0 && !isWeekend(date) && weekdayOf(date) % 2 === (id % 2 === 0 ? 1 : 0);

const seedOf = (date: IsoDate): number => Number(date.replaceAll('-', ''));

/** The transports of a day, the same whoever asks and whenever. */
export function transportsOfDay({ people, places }: PlatformWorld, date: IsoDate): OrderedTransport[] {
  const random = createRandom(seedOf(date));
  if (people.length === 0 || places.length === 0) return [];
  const dialysis = people
    .filter((person) => comesForDialysis(person, date))
    .map((person) => ({ person, series: true }));
  const others = Array.from({ length: isWeekend(date) ? 3 : random.between(11, 16) }, () => ({
    person: random.pick(people),
    series: false,
  }));
  return [...dialysis, ...others].flatMap(({ person, series }, index) => {
    const place = places[series ? person.id % places.length : Math.floor(random.next() * places.length)];
    if (!place) return [];
    const id = `BQ-${date.replaceAll('-', '').slice(2)}-${String(index + 1).padStart(2, '0')}`;
    const time = series ? (person.id % 2 === 0 ? '07:00' : '12:30') : random.pick(TIMES);
    const reason = series ? 'dialysis' : random.weighted(REASONS);
    const ordered = order(random, { id, date, time, reason, person, place, series, next: nextPlace(places, place) });
    // A booker who was not sure that it had worked.
    return random.chance(0.03) ? [ordered, copied(ordered, `${id}B`)] : [ordered];
  });
}

/** Next destination of a transport that goes on. */
const nextPlace = (places: readonly PlatformPlace[], place: PlatformPlace): PlatformPlace =>
  places[(places.indexOf(place) + 5) % places.length] ?? place;

interface Order {
  readonly id: string;
  readonly date: IsoDate;
  readonly time: ClockTime;
  readonly reason: string;
  readonly person: PlatformPerson;
  readonly place: PlatformPlace;
  readonly next: PlatformPlace;
  readonly series: boolean;
}

/** Share of the transports that go on to another place of care, and what the platform adds to some prices, in euros. */
const [CHAINED, DEARER, SUPPLEMENT] = [0.06, 0.05, 5];

function order(random: Random, { id, date, time, reason, person, place, next, series }: Order): OrderedTransport {
  const passenger = passengerOf(random, person);
  const [home, care] = [placeOf(random, person), placeOf(random, place)];
  const insured = ['dialysis', 'chemotherapy', 'radiotherapy'].includes(reason);
  const share = insured && (random.chance(0.5) ? { perPart: 4 } : { perDay: 10 });
  const start = brusselsInstant(date, time);
  // A stream of its own: what else happens on the day does not depend on it.
  const own = createRandom(Number(id.replaceAll(/\D/gu, '')));
  const supplement = insured && own.chance(DEARER) ? SUPPLEMENT : 0;
  const way = (from: Spot, to: Spot) => Math.round(estimateLeg(spot(from), spot(to)).distance * 1000);
  const part = (
    { metres, pickup, dropOff, ...kind }: Pick<TransportPart, 'type' | 'returnPart'> & Way,
    at: ClockTime,
    why: string,
  ): TransportPart => {
    const total = platformTariff(metres / 1000);
    return {
      transportId: id,
      status: 'accepted',
      ...kind,
      tags: insured ? ['invoiceable'] : [],
      certificateNeeded: insured,
      request: {
        dateTime: brusselsInstant(date, at).toISOString(),
        reason: why,
        distance: metres,
        info: random.chance(0.2) ? 'Chaise roulante' : null,
        passenger,
        pickup,
        dropOff,
      },
      assignment: {
        price: { total: sumMoney([total, supplement]), ...(share && { distribution: { nonReimbursed: share } }) },
      },
      matchingState: { price: random.chance(0.3) ? { total } : null, rejectedDrivers: [] },
    };
  };
  const back = addMinutes(time, series ? 270 : random.between(60, 150));
  const onlyBack = !series && random.chance(0.08);
  const onlyThere = !series && !onlyBack && random.chance(0.25);
  const chained = !series && !onlyBack && own.chance(CHAINED);
  const [last, lastPlace] = chained ? [next, placeOf(own, next)] : [place, care];
  const there = { type: 'to', returnPart: 1, metres: way(person, place), pickup: home, dropOff: care };
  const on = { type: 'to', returnPart: null, metres: way(place, next), pickup: care, dropOff: lastPlace };
  const homeward = { type: 'back', returnPart: 2, metres: way(last, person), pickup: lastPlace, dropOff: home };
  const parts = onlyBack
    ? [part(homeward, back, random.pick(['discharge', 'returnAmbulatoryCare']))]
    : [
        part(there, time, reason),
        ...(chained ? [part(on, addMinutes(time, 45), reason)] : []),
        ...(onlyThere ? [] : [part(homeward, chained ? addMinutes(back, 60) : back, 'returnAmbulatoryCare')]),
      ];
  const orderedAt = new Date(start.getTime() - random.between(30, 21 * 24) * HOUR_MS);
  const kind = random.weighted([
    [null, 76],
    ['moved' as const, 9],
    ['cancelled' as const, 6],
    ['certificate' as const, 9],
  ]);
  return {
    parts,
    personId: person.id,
    placeIds: chained ? [place.id, next.id] : [place.id],
    isCopy: false,
    orderedAt,
    assignedAt: new Date(orderedAt.getTime() + random.between(1, 20) * HOUR_MS),
    isSeries: series,
    change: kind && { kind, at: new Date(start.getTime() - random.between(-30, 28) * HOUR_MS) },
  };
}

interface Way {
  readonly metres: number;
  readonly pickup: TransportPart['request']['pickup'];
  readonly dropOff: TransportPart['request']['dropOff'];
}

type Spot = Pick<PlatformPlace, 'latitude' | 'longitude'>;

const spot = ({ latitude, longitude }: Spot) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

const copied = (ordered: OrderedTransport, transportId: string): OrderedTransport => ({
  ...ordered,
  isCopy: true,
  parts: ordered.parts.map((part) => ({ ...part, transportId })),
});

type Passenger = NonNullable<TransportPart['request']['passenger']>;
type Place = TransportPart['request']['pickup'];

const MAIDEN_NAMES = ['Vandamme', 'De Coster', 'Lejeune', 'Marchal', 'Haddad', 'Wouters', 'Collignon'];

/** Day and month the wrong way round, as a booker types them. */
const swapped = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return Number(date) <= 12 ? `${year}-${date}-${month}` : day;
};

const withoutAccents = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Passenger as typed by the booker: mostly right, with the faults that bookers make. */
function passengerOf(random: Random, person: PlatformPerson): Passenger {
  const birthday = person.birthday;
  return {
    firstName: random.chance(0.06) ? person.firstname.slice(0, -1) : person.firstname,
    lastName: random.weighted([
      [person.lastname, 84],
      [withoutAccents(person.lastname).toUpperCase(), 8],
      [random.pick(MAIDEN_NAMES), 8],
    ]),
    dateOfBirth: birthday && (random.chance(0.05) ? swapped(birthday) : `${birthday}T00:00:00.000Z`),
    email: person.email,
    phoneNumber: person.mobile,
    mutuality: person.mcode ?? random.pick(['Mutualité chrétienne', 'Solidaris', 'Partenamut', 'Helan']),
    rrNumber: random.chance(0.15) ? null : person.ssn,
  };
}

/** The street and the number of an address on one line. */
const streetOf = (address: string | null): Pick<Place, 'street' | 'number'> => {
  const [, street = address, number = null] = /^(.*?)[,\s]+(\d+\s?\w?)$/u.exec(address ?? '') ?? [];
  return { street, number };
};

/** A place as the platform writes it; some have no coordinates. */
function placeOf(random: Random, place: PlatformPerson | PlatformPlace): Place {
  const isKnown = !random.chance(0.06);
  return {
    name: 'name' in place ? place.name : null,
    ...streetOf(place.address),
    zipCode: place.zip,
    locality: place.city,
    coordinates:
      isKnown && place.longitude !== null && place.latitude !== null ? [place.longitude, place.latitude] : null,
    phoneNumber: 'tel' in place ? place.tel : null,
  };
}

/** The transports of a day as they were ordered. */
export type DayOfOrders = (date: IsoDate) => readonly OrderedTransport[];

/** Days before and after today that the platform knows. */
export const SPAN = 32;
const MOVED_MS = 30 * 60_000;

export interface CurrentTransport {
  readonly parts: readonly TransportPart[];
  readonly isOffered: boolean;
  readonly isSeries: boolean;
}

const daysAround = (today: IsoDate): IsoDate[] => eachDay(addDays(today, -SPAN), addDays(today, SPAN));

/** Transports of the platform at a moment: new ones come, times move, some are cancelled, some get their certificate. */
export function transportsAt(ordersOf: DayOfOrders, now: Date): CurrentTransport[] {
  return daysAround(brusselsToday(now))
    .flatMap(ordersOf)
    .filter(({ orderedAt }) => orderedAt <= now)
    .map((ordered) => transportAsOf(ordered, now));
}

/** Status of a transport that is not driven any more. */
const ENDED: Partial<Record<PracticeChange, string>> = {
  cancelled: 'cancelledByBooker',
  refused: 'cancelledByTransporter',
};

export function transportAsOf({ parts, assignedAt, isSeries, change }: OrderedTransport, now: Date): CurrentTransport {
  const isOffered = assignedAt > now;
  const kind = change && change.at <= now ? change.kind : null;
  return {
    isOffered,
    isSeries,
    parts: parts.map((part) => ({
      ...part,
      status: (kind && ENDED[kind]) ?? (isOffered ? 'requested' : part.status),
      tags: tagsAt(part, kind === 'certificate', now),
      request: { ...part.request, ...(kind === 'moved' && { dateTime: later(part.request.dateTime) }) },
    })),
  };
}

const later = (instant: string): string => new Date(Date.parse(instant) + MOVED_MS).toISOString();

/** Insured transports are invoiced in the order of their weeks: first they may be, then they are being, at last they are. */
function tagsAt(
  { tags = [], certificateNeeded, request }: TransportPart,
  hasCertificate: boolean,
  now: Date,
): string[] {
  if (!certificateNeeded) return [...tags];
  const days = (now.getTime() - Date.parse(request.dateTime)) / 86_400_000;
  const certificate = days > 14 || hasCertificate ? 'certificatePresent' : 'certificateNeeded';
  return [days > 21 ? 'invoiced' : days > 14 ? 'invoicingStarted' : 'invoiceable', certificate];
}
