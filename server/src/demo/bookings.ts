import {
  Accepted,
  BookingStatus,
  certificateState,
  DEFAULT_PLATFORM_TABLES,
  defaultPrice,
  Motive,
  motiveOf,
  type PlanningRow,
  platformTariff,
  subtractMoney,
  sumMoney,
  waitPrice,
  type WaitTime,
  weekdayOf,
} from '@navette/shared/domain';
import type { DrivenTrip } from './assign-drivers.ts';
import { stateAt } from './booking-state.ts';
import { type DemoNow, type DemoBooking, groupBy } from './rows.ts';
import texts from './data/texts.json';
import { createRandom, type Random } from './random.ts';
import type { NewRow } from '../db/types.ts';
import { randomOf } from './platform/platform-trips.ts';

const SEED = 17_000_000;

const WAITS: readonly (readonly [WaitTime, number])[] = [
  ['00:30', 5],
  ['01:00', 4],
  ['01:30', 2],
  ['02:00', 1],
  ['03:00', 0.4],
];
const CERTIFIED: readonly Motive[] = [Motive.dialysis, Motive.chemotherapy, Motive.radiotherapy];

function insuranceFields(random: Random, trip: DrivenTrip, id: number, past: boolean) {
  const km = trip.distance.to[1]?.trip.distance ?? 0;
  const certified = CERTIFIED.includes(trip.appointment.treatment.motive) && random.chance(0.35);
  return {
    insuranceId: random.weighted([
      [1, 6],
      [3, 5],
      [5, 4],
      [8, 4],
      [10, 3],
      [2, 2],
      [9, 2],
      [4, 1],
      [7, 1],
    ] as const),
    mutualPatientID: `BQ-${String(200_000 + id)}`,
    mutualDistance: Math.ceil(km),
    mutualAmount: random.chance(0.18) ? random.pick([14.4, 16, 18.5, 22]) : null,
    mutualPatientAmount: random.weighted([
      [null, 5],
      [0, 2],
      [2.5, 2],
      [4, 2],
    ] as const),
    mutualComment: random.chance(0.03) ? random.pick(texts.officeComments) : null,
    noMutIntervention: random.chance(0.03),
    min10km: random.chance(0.03) ? 10 : null,
    plus10km: random.chance(0.03) ? 1.05 : null,
    nonReimbursed: random.chance(0.08) ? JSON.stringify({ perPart: random.pick([1.25, 2.5, 4]) }) : null,
    certificateNeeded: certified,
    certificateReceived: certified && past && random.chance(0.72),
  };
}

const notInsured = {
  insuranceId: null,
  mutualPatientID: null,
  mutualDistance: null,
  mutualAmount: null,
  mutualPatientAmount: null,
  mutualComment: null,
  noMutIntervention: false,
  min10km: null,
  plus10km: null,
  nonReimbursed: null,
  certificateNeeded: false,
  certificateReceived: false,
};

/** Price for the client: the agreed one, for many private trips the second tariff, else the price by the rules. */
function priceOf(random: Random, trip: DrivenTrip, price_driver: number | null): number | null {
  const { price: computed } = trip.distance.totals[trip.type];
  const km = trip.distance.to[1]?.trip.distance ?? 0;
  const price = trip.client.basePrice ?? (!trip.insured && random.chance(0.6) ? platformTariff(km) : null);
  return defaultPrice({ price, price_driver, computed });
}

function moneyFields(random: Random, trip: DrivenTrip) {
  const computed = trip.distance.totals[trip.type].price;
  const price_driver = random.chance(0.22) ? computed + random.pick([2, 3, 4, 5, 6.5, 8]) : null;
  const ap_waittime: WaitTime = trip.type === 'simple' || !random.chance(0.09) ? '0' : random.weighted(WAITS);
  const parked = trip.type !== 'back' && random.chance(0.13);
  const credit = random.chance(0.008);
  return {
    price_driver,
    price: priceOf(random, trip, price_driver),
    ap_waittime,
    waitprice: waitPrice(ap_waittime),
    ticket_price: parked ? random.pick([2.4, 2.4, 3, 3, 4.8, 4.8, 6]) : 0,
    factuurDriver: random.chance(0.05),
    creditDriver: credit,
    creditAmount: credit ? random.pick([-10, -5, -2.5, 2.5, 5]) : null,
    creditReason: credit ? random.pick(texts.creditReasons) : null,
    commission: trip.driver.commission,
  };
}

/** Bookings before legs and standing orders are linked. */
const alone = { willCall: false, seriesId: null, linkedId: null };

function makeBooking(trip: DrivenTrip, id: number, now: DemoNow): DemoBooking {
  const random = createRandom(SEED + id);
  const { date, treatment } = trip.appointment;
  const insurance = trip.insured && !trip.transport ? insuranceFields(random, trip, id, date < now.date) : notInsured;
  const [comment, info] = [
    random.chance(0.11) ? random.pick(texts.officeComments) : null,
    random.chance(0.12) ? random.pick(texts.driverInfos) : null,
  ];
  const money = moneyFields(random, trip);
  const state = stateAt(createRandom(SEED * 2 + id), trip, now);
  return {
    id,
    driverId: trip.driver.id,
    clientId: trip.client.id,
    destinationId: trip.destination.id,
    type: trip.type,
    back: trip.back,
    ap_date: date,
    ap_time: trip.time,
    pick_time: trip.pickUp,
    motive: treatment.motive,
    pick_address: trip.client.fullAddress ?? `${trip.client.address}, ${trip.client.zip} ${trip.client.city}`,
    distance: trip.distance,
    comment,
    info,
    ...money,
    // Nobody has parked before the trip.
    ticket_price: state.status === BookingStatus.closed ? money.ticket_price : 0,
    factuur: trip.client.factuur ?? false,
    ...insurance,
    ...state,
    ...(trip.transport && platformFields(trip.transport)),
    ...(trip.from && { pick_address: trip.from.fullAddress ?? '' }),
    ...alone,
    archivedAt: null,
  };
}

/** The bookings of the trips, numbered from 1, with the standing orders and the transports of the platform that some of them belong to. */
export function makeBookings(trips: readonly DrivenTrip[], now: DemoNow) {
  const bookings = trips.map((trip, index) => ({ trip, booking: makeBooking(trip, index + 1, now) }));
  linkLegs(bookings, now.date);
  return {
    bookings: bookings.map(({ booking }) => booking),
    series: makeStandingOrders(bookings),
    transports: bookings.flatMap(({ trip: { transport }, booking }) =>
      transport ? [{ row: transport, bookingId: booking.id }] : [],
    ),
  };
}

/** Standing orders of weekly appointments; links their legs to them. */
function makeStandingOrders(booked: readonly BookedTrip[]): (NewRow<'booking_series'> & { id: number })[] {
  const standing = booked.filter(({ trip }) => trip.appointment.standing);
  return [...groupBy(standing, ({ trip }) => trip.appointment.series).values()].map((trips, index) => {
    const id = index + 1;
    const days = trips.map(({ booking }) => booking.ap_date).toSorted();
    for (const { booking } of trips) booking.seriesId = id;
    const weekdays = [...new Set(days.map(weekdayOf))].toSorted((one, other) => one - other);
    return { id, weekdays, until: days.at(-1) ?? '' };
  });
}

type Fields = Partial<DemoBooking>;

/** Amount that replaces the one of the platform, so that its invoice differs; most bookings keep it. */
function retyped(row: PlanningRow): Fields {
  const amount = row.total ?? 0;
  const km = (row.km ?? 0) + 3;
  const share = row.patientAmount ?? 0;
  return randomOf(`${row.transportId}${String(row.part)}`).weighted<Fields>([
    [{}, 94],
    [{ mutualDistance: km, mutualAmount: platformTariff(km) }, 2],
    [share > 0 ? { mutualAmount: subtractMoney(amount, share) } : {}, 2],
    [{ ap_waittime: WAIT, waitprice: waitPrice(WAIT), mutualAmount: sumMoney([amount, waitPrice(WAIT)]) }, 2],
  ]);
}

const WAIT: WaitTime = '01:00';

/** Nearly all were driven: what is cancelled is cancelled on the platform. */
const driven = (row: PlanningRow): Fields =>
  randomOf(`${row.transportId}${String(row.part + 5)}`).chance(0.97)
    ? { status: BookingStatus.closed, accepted: Accepted.accepted, charged: true }
    : {};

/** Fields of the booking of a part of a transport, as the import makes it. */
function platformFields(row: PlanningRow): Fields {
  const fields = { motive: motiveOf(DEFAULT_PLATFORM_TABLES, row.reason), ...driven(row) };
  if (!row.isInsured) return fields;
  const certificate = certificateState(row);
  return {
    ...fields,
    insuranceId: DEFAULT_PLATFORM_TABLES.insuranceId,
    mutualPatientID: row.transportId,
    mutualDistance: row.km,
    mutualAmount: row.total,
    mutualPatientAmount: row.patientAmount,
    certificateNeeded: certificate !== 'none',
    certificateReceived: certificate === 'present',
    ap_waittime: '0',
    waitprice: 0,
    ...retyped(row),
  };
}

const LEGS_SEED = 29_000_000;
const LINKED = 0.6;
const WILL_CALL = 0.15;

export interface BookedTrip {
  readonly trip: DrivenTrip;
  readonly booking: DemoBooking;
}

/**
 * Links the two legs of a visit: of every standing order, and of many visits that come once. Of these, some go home when they
 * call. A leg with a way home of its own does not cover it itself.
 */
export function linkLegs(booked: readonly BookedTrip[], today: string): void {
  for (const legs of groupBy(booked, ({ trip }) => trip.appointment).values()) {
    const there = legs.find(({ trip }) => trip.type === 'to');
    const home = legs.find(({ trip }) => trip.type === 'back');
    if (!there || !home) continue;
    there.booking.back = false;
    const random = createRandom(LEGS_SEED + there.booking.id);
    if (!there.trip.appointment.standing && !there.trip.transport && !random.chance(LINKED)) continue;
    there.booking.linkedId = home.booking.id;
    home.booking.linkedId = there.booking.id;
    home.booking.willCall = waits(home, today) && random.chance(WILL_CALL);
  }
}

/** Will-call returns: nobody knows how long a consultation takes. Started returns wait no more. */
const waits = ({ trip, booking }: BookedTrip, today: string): boolean =>
  !trip.appointment.standing &&
  booking.ap_date >= today &&
  booking.status === BookingStatus.pending &&
  !booking.charged;
