import {
  addMinutes,
  brusselsInstant,
  type ClockTime,
  estimateLeg,
  type IsoDate,
  isWeekend,
  platformTariff,
  weekdayOf,
} from '@navette/shared/domain';
import { createRandom, type Random } from '../demo/random.ts';
import type { TransportPart } from '../ports/platform/platform-port.ts';
import { passengerOf, placeOf } from './sandbox-person.ts';
import type { SandboxPerson, SandboxWorld } from './sandbox-people.ts';

/** A transport of the sandbox as it was ordered, and what happens to it later. */
export interface OrderedTransport {
  readonly parts: readonly TransportPart[];
  /** When it was ordered: before, nobody knows of it. */
  readonly orderedAt: Date;
  /** When the platform gave it to us: before, it is in the inbox. */
  readonly assignedAt: Date;
  readonly isSeries: boolean;
  /** When it changes, and how. */
  readonly change: { readonly at: Date; readonly kind: 'moved' | 'cancelled' | 'certificate' } | null;
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
const comesForDialysis = ({ id }: SandboxPerson, date: IsoDate): boolean =>
  id % 9 === 0 && !isWeekend(date) && weekdayOf(date) % 2 === (id % 2 === 0 ? 1 : 0);

const seedOf = (date: IsoDate): number => Number(date.replaceAll('-', ''));

/** The transports of a day, the same whoever asks and whenever. */
export function transportsOfDay({ people, places }: SandboxWorld, date: IsoDate): OrderedTransport[] {
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
    const ordered = order(random, { id, date, time, reason, person, place, series });
    // A booker who was not sure that it had worked.
    return random.chance(0.03) ? [ordered, copied(ordered, `${id}B`)] : [ordered];
  });
}

interface Order {
  readonly id: string;
  readonly date: IsoDate;
  readonly time: ClockTime;
  readonly reason: string;
  readonly person: SandboxPerson;
  readonly place: SandboxWorld['places'][number];
  readonly series: boolean;
}

function order(random: Random, { id, date, time, reason, person, place, series }: Order): OrderedTransport {
  const passenger = passengerOf(random, person);
  const [home, care] = [placeOf(random, person), placeOf(random, place)];
  const metres = Math.round(estimateLeg(spot(person), spot(place)).distance * 1000);
  const insured = ['dialysis', 'chemotherapy', 'radiotherapy'].includes(reason);
  const total = platformTariff(metres / 1000);
  const price = {
    total,
    ...(insured && { distribution: { nonReimbursed: random.chance(0.5) ? { perPart: 4 } : { perDay: 10 } } }),
  };
  const start = brusselsInstant(date, time);
  const part = (more: Pick<TransportPart, 'type' | 'returnPart'>, at: ClockTime, why: string): TransportPart => {
    const isReturn = more.returnPart === 2;
    return {
      transportId: id,
      status: 'accepted',
      ...more,
      tags: insured ? ['invoiceable'] : [],
      certificateNeeded: insured,
      request: {
        dateTime: brusselsInstant(date, at).toISOString(),
        reason: why,
        distance: metres,
        info: random.chance(0.2) ? 'Chaise roulante' : null,
        passenger,
        pickup: isReturn ? care : home,
        dropOff: isReturn ? home : care,
      },
      assignment: { price },
      matchingState: { price: random.chance(0.3) ? { total } : null, rejectedDrivers: [] },
    };
  };
  const back = addMinutes(time, series ? 270 : random.between(60, 150));
  const onlyBack = !series && random.chance(0.08);
  const onlyThere = !series && !onlyBack && random.chance(0.25);
  const parts = onlyBack
    ? [part({ type: 'back', returnPart: 2 }, back, random.pick(['discharge', 'returnAmbulatoryCare']))]
    : [
        part({ type: 'to', returnPart: 1 }, time, reason),
        ...(onlyThere ? [] : [part({ type: 'back', returnPart: 2 }, back, 'returnAmbulatoryCare')]),
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
    orderedAt,
    assignedAt: new Date(orderedAt.getTime() + random.between(1, 20) * HOUR_MS),
    isSeries: series,
    change: kind && { kind, at: new Date(start.getTime() - random.between(-30, 28) * HOUR_MS) },
  };
}

const spot = ({ latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null }) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

const copied = (ordered: OrderedTransport, transportId: string): OrderedTransport => ({
  ...ordered,
  parts: ordered.parts.map((part) => ({ ...part, transportId })),
});
