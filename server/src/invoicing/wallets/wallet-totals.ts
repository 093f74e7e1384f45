import {
  clientPrice,
  type Cents,
  driverLine,
  fromCents,
  insurerLine,
  isClientInvoiced,
  toCents,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { CompanyProfile } from '../../masterdata/public.ts';
import { ratesOf } from '../rates.ts';
import type { WalletMoney } from './wallet-queries.ts';

type Company = Pick<CompanyProfile, 'min10km' | 'plus10km'>;

/** Totals of each driver, by name (S3 §2.1). */
export function driverTotals(rows: readonly WalletMoney[]): AnswerOf<'listDriverWallets'> {
  const sums = () => ({ amount: 0, commission: 0, price: 0 });
  const drivers = groups(
    rows,
    ({ personId }) => personId,
    sums,
    (sum, booking) => {
      const { amount, commission, price } = driverLine(booking);
      sum.amount += toCents(amount);
      sum.commission += toCents(commission);
      sum.price += toCents(price);
    },
  );
  return drivers.map(({ first, bookings, sum, waitprice, ticketPrice }) => ({
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

/** Totals of each client on each side, those by invoice first, then by name (S3 §2.3). */
export function clientTotals(rows: readonly WalletMoney[], company: Company): AnswerOf<'listClientWallets'> {
  const rates = insurerRates(company);
  const sums = () => ({ price: 0 });
  // A number is a cheaper key than a text.
  const keyOf = (row: WalletMoney) => (isClientInvoiced(row) ? row.personId : -row.personId);
  const sides = groups(rows, keyOf, sums, (sum, booking) => {
    sum.price += toCents(clientPrice(booking, rates(booking)));
  });
  const wallets = sides.map(({ first, bookings, sum, waitprice, ticketPrice }) => ({
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

/** Totals of each insurance body, by name (S3 §2.4). */
export function insuranceTotals(rows: readonly WalletMoney[], company: Company): AnswerOf<'listInsuranceWallets'> {
  const rates = insurerRates(company);
  const sums = () => ({ amount: 0, patientAmount: 0 });
  const insurers = groups(
    rows,
    ({ insuranceId }) => insuranceId,
    sums,
    (sum, booking) => {
      const { amount, patientAmount } = insurerLine(booking, rates(booking));
      sum.amount += toCents(amount);
      sum.patientAmount += toCents(patientAmount);
    },
  );
  return insurers
    .map(({ first, bookings, sum }) => {
      const id = first.insuranceId ?? 0;
      const [amount, patientAmount] = [fromCents(sum.amount), fromCents(sum.patientAmount)];
      return { id, insuranceId: id, name: first.insurer_name, bookings, amount, patientAmount };
    })
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'fr'));
}

/** The rates of the insurer of a booking; asked for tens of thousands of them, of a few insurers. */
function insurerRates(company: Company): (booking: WalletMoney) => ReturnType<typeof ratesOf> {
  const known = new Map<number | null, ReturnType<typeof ratesOf>>();
  return ({ insuranceId, insurer_min10km: min10km, insurer_plus10km: plus10km }) => {
    const found = known.get(insuranceId);
    if (found) return found;
    const rates = ratesOf({ min10km, plus10km }, company);
    known.set(insuranceId, rates);
    return rates;
  };
}

interface Group<Sum> {
  readonly name: string;
  readonly first: WalletMoney;
  readonly sum: Sum;
  bookings: number;
  waitprice: Cents;
  ticketPrice: Cents;
}

/** Bookings by payer, last names in order; summed up in one pass, for lists of them cost more than their amounts. */
function groups<Sum>(
  rows: readonly WalletMoney[],
  keyOf: (row: WalletMoney) => number | null,
  nothing: () => Sum,
  add: (sum: Sum, booking: WalletMoney) => void,
): Group<Sum>[] {
  const found = new Map<number | null, Group<Sum>>();
  for (const row of rows) {
    const key = keyOf(row);
    let group = found.get(key);
    if (!group) {
      const name = `${row.lastname} ${row.firstname}`;
      group = { name, first: row, sum: nothing(), bookings: 0, waitprice: 0, ticketPrice: 0 };
      found.set(key, group);
    }
    group.bookings += 1;
    group.waitprice += toCents(row.waitprice);
    group.ticketPrice += toCents(row.ticket_price);
    add(group.sum, row);
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
