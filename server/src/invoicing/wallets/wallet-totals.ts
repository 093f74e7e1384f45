import { clientPrice, driverLine, insurerLine, isClientInvoiced, sumMoney } from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { CompanyProfile } from '../../masterdata/public.ts';
import { ratesOf } from '../rates.ts';
import type { WalletMoney } from './wallet-queries.ts';

type Company = Pick<CompanyProfile, 'min10km' | 'plus10km'>;

/** Totals of each driver, by name (S3 §2.1). */
export const driverTotals = (rows: readonly WalletMoney[]): AnswerOf<'listDriverWallets'> =>
  groups(rows, ({ personId }) => personId).map(({ first, bookings }) => {
    const lines = bookings.map(driverLine);
    return {
      ...person(first),
      driverId: first.personId,
      bookings: bookings.length,
      amount: sumMoney(lines.map(({ amount }) => amount)),
      commission: sumMoney(lines.map(({ commission }) => commission)),
      price: sumMoney(lines.map(({ price }) => price)),
      ...extras(bookings),
    };
  });

/** Totals of each client on each side, those by invoice first, then by name (S3 §2.3). */
export const clientTotals = (rows: readonly WalletMoney[], company: Company): AnswerOf<'listClientWallets'> =>
  // A number is a cheaper key than a text.
  groups(rows, (row) => (isClientInvoiced(row) ? row.personId : -row.personId))
    .map(({ first, bookings }) => ({
      ...person(first),
      clientId: first.personId,
      bookings: bookings.length,
      factuur: isClientInvoiced(first),
      price: sumMoney(bookings.map((booking) => clientPrice(booking, insurerRates(booking, company)))),
      ...extras(bookings),
    }))
    .sort((one, other) => Number(other.factuur) - Number(one.factuur));

/** Totals of each insurance body, by name (S3 §2.4). */
export const insuranceTotals = (rows: readonly WalletMoney[], company: Company): AnswerOf<'listInsuranceWallets'> =>
  groups(rows, ({ insuranceId }) => insuranceId)
    .map(({ first, bookings }) => {
      const lines = bookings.map((booking) => insurerLine(booking, insurerRates(booking, company)));
      const id = first.insuranceId ?? 0;
      return {
        id,
        insuranceId: id,
        name: first.insurer_name,
        bookings: bookings.length,
        amount: sumMoney(lines.map(({ amount }) => amount)),
        patientAmount: sumMoney(lines.map(({ patientAmount }) => patientAmount)),
      };
    })
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'fr'));

const insurerRates = ({ insurer_min10km, insurer_plus10km }: WalletMoney, company: Company) =>
  ratesOf({ min10km: insurer_min10km, plus10km: insurer_plus10km }, company);

const person = ({ personId, lastname, firstname }: WalletMoney) => ({ id: personId, lastname, firstname });

const extras = (bookings: readonly WalletMoney[]) => ({
  waitprice: sumMoney(bookings.map(({ waitprice }) => waitprice)),
  ticket_price: sumMoney(bookings.map(({ ticket_price }) => ticket_price)),
});

interface Group {
  readonly name: string;
  readonly first: WalletMoney;
  readonly bookings: WalletMoney[];
}

/** Bookings by payer, last names in order. */
function groups(rows: readonly WalletMoney[], keyOf: (row: WalletMoney) => number | null): Group[] {
  const found = new Map<number | null, Group>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = found.get(key);
    if (group) group.bookings.push(row);
    else found.set(key, { name: `${row.lastname} ${row.firstname}`, first: row, bookings: [row] });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
