import {
  clientPrice,
  type Cents,
  type DayTariffs,
  driverAmounts,
  fromCents,
  insurerLine,
  isClientInvoiced,
  type MoneyInput,
  toCents,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { ClientMoney, DriverMoney, InsuranceMoney } from './wallet-queries.ts';

/** Totals by driver, by name (specification/wallets.md#driver-wallet). */
export function driverTotals(rows: readonly DriverMoney[]): AnswerOf<'listDriverWallets'> {
  const nothing = () => ({ amount: 0, commission: 0, price: 0 });
  const drivers = byPayer(
    rows,
    ({ personId }) => personId,
    nothing,
    (sum, alike) => {
      const { amount, commission, price } = driverAmounts(alike);
      sum.amount += alike.bookings * toCents(amount);
      sum.commission += alike.bookings * toCents(commission);
      sum.price += alike.bookings * toCents(price);
    },
  );
  return byName(drivers).map(({ first, bookings, sum, waitprice, ticketPrice }) => ({
    id: first.personId,
    lastname: first.lastname,
    firstname: first.firstname,
    driverId: first.personId,
    bookings,
    amount: fromCents(sum.amount),
    commission: fromCents(sum.commission),
    price: fromCents(sum.price),
    waitprice: fromCents(waitprice),
    ticket_price: fromCents(ticketPrice),
  }));
}

/** Totals by client and side, those by invoice first, then by name (specification/wallets.md#client-wallet). */
export function clientTotals(
  rows: readonly ClientMoney[],
  on: (day: string) => DayTariffs,
): AnswerOf<'listClientWallets'> {
  const nothing = () => ({ price: 0 });
  // A numeric key is cheaper than a text.
  const keyOf = (row: ClientMoney) => (isClientInvoiced(row) ? row.personId : -row.personId);
  const sides = byPayer(rows, keyOf, nothing, (sum, booking) => {
    sum.price += toCents(clientPrice(booking, ratesOf(booking, on)));
  });
  const wallets = byName(sides).map(({ first, bookings, sum, waitprice, ticketPrice }) => ({
    id: first.personId,
    lastname: first.lastname,
    firstname: first.firstname,
    clientId: first.personId,
    bookings,
    factuur: isClientInvoiced(first),
    price: fromCents(sum.price),
    waitprice: fromCents(waitprice),
    ticket_price: fromCents(ticketPrice),
  }));
  return [...wallets.filter(({ factuur }) => factuur), ...wallets.filter(({ factuur }) => !factuur)];
}

/** Totals by insurer, by name (specification/wallets.md#insurer-wallet). */
export function insuranceTotals(
  rows: readonly InsuranceMoney[],
  on: (day: string) => DayTariffs,
): AnswerOf<'listInsuranceWallets'> {
  const nothing = () => ({ amount: 0, patientAmount: 0 });
  const insurers = byPayer(
    rows,
    ({ insuranceId }) => insuranceId,
    nothing,
    (sum, alike) => {
      const { amount, patientAmount } = insurerLine(alike, ratesOf(alike, on));
      sum.amount += alike.bookings * toCents(amount);
      sum.patientAmount += alike.bookings * toCents(patientAmount);
    },
  );
  return insurers
    .map(({ first: { insuranceId, insurer_name: name }, bookings, sum }) => {
      const [amount, patientAmount] = [fromCents(sum.amount), fromCents(sum.patientAmount)];
      return { id: insuranceId, insuranceId, name, bookings, amount, patientAmount };
    })
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'fr'));
}

type Rated = Pick<ClientMoney, 'insuranceId' | 'ap_date'>;

/** Rates of a booking's insurer on its day. */
const ratesOf = ({ insuranceId, ap_date }: Rated, on: (day: string) => DayTariffs) => on(ap_date).insurer(insuranceId);

interface Named {
  readonly first: { readonly personId: number; readonly lastname: string; readonly firstname: string };
}

/**
 * Sorts payers by name, namesakes by id. Each distinct name is ranked once: thousands of payers share a few hundred names, and collation costs more
 * than adding up their bookings.
 */
function byName<Row extends Named>(payers: readonly Row[]): Row[] {
  const found = new Set<string>();
  for (const { first } of payers) found.add(first.lastname).add(first.firstname);
  const names = [...found].sort((one, other) => one.localeCompare(other, 'fr'));
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = (name: string) => places.get(name) ?? 0;
  return payers
    .map((payer) => ({ payer, place: placeOf(payer.first.lastname) * names.length + placeOf(payer.first.firstname) }))
    .sort((one, other) => one.place - other.place || one.payer.first.personId - other.payer.first.personId)
    .map(({ payer }) => payer);
}

/** Equal bookings, with the sums that need no rule. */
interface Alike {
  /** One when missing. */
  readonly bookings?: number;
  /** Sum over drivers who are paid for waiting and parking. */
  readonly waitprices?: MoneyInput;
  readonly ticket_prices?: MoneyInput;
}

interface Payer<Row, Sum> {
  readonly first: Row;
  readonly sum: Sum;
  bookings: number;
  waitprice: Cents;
  ticketPrice: Cents;
}

/** Sums by payer, in one pass: building lists would cost more than the amounts. */
function byPayer<Row extends Alike, Sum>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  nothing: () => Sum,
  add: (sum: Sum, alike: Row) => void,
): Payer<Row, Sum>[] {
  const found = new Map<number, Payer<Row, Sum>>();
  for (const row of rows) {
    const key = keyOf(row);
    let payer = found.get(key);
    if (!payer) {
      payer = { first: row, sum: nothing(), bookings: 0, waitprice: 0, ticketPrice: 0 };
      found.set(key, payer);
    }
    payer.bookings += row.bookings ?? 1;
    payer.waitprice += toCents(row.waitprices);
    payer.ticketPrice += toCents(row.ticket_prices);
    add(payer.sum, row);
  }
  return [...found.values()];
}
