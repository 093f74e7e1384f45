import {
  clientInvoiceLine,
  clientPrice,
  clientWalletSplit,
  driverLine,
  insurerGross,
  insurerLine,
  type InvoiceKind,
  isInsured,
  storedFigures,
  storedPrice,
  sumMoney,
} from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { CompanyProfile } from '../../masterdata/public.ts';
import { ratesOf } from '../kinds.ts';
import type { RowWithRates } from './wallet-queries.ts';

/** A booking of a wallet or of an invoice, as in the contract. */
export type WalletRow = AnswerOf<'listClientWalletBookings'>[number];

type Company = Pick<CompanyProfile, 'min10km' | 'plus10km'>;

/** A booking with its amounts for one kind of payer (specification/wallets.md): `price` as in the wallet, `total` as on an invoice. */
export function walletRow(kind: InvoiceKind, row: RowWithRates, company: Company): WalletRow {
  const { insurer_min10km, insurer_plus10km, ...booking } = row;
  const rates = ratesOf({ min10km: insurer_min10km, plus10km: insurer_plus10km }, company);
  return {
    ...booking,
    ...AMOUNTS[kind](booking, rates),
    client_id: booking.clientId,
    dist: storedFigures(booking.distance, booking.type)?.distance ?? null,
  };
}

type Booking = Omit<RowWithRates, 'insurer_min10km' | 'insurer_plus10km'>;
type Rates = ReturnType<typeof ratesOf>;
type Amounts = Pick<WalletRow, 'price' | 'subtotal' | 'total' | 'price_cash' | 'price_factuur'>;

const AMOUNTS: Readonly<Record<InvoiceKind, (booking: Booking, rates: Rates) => Amounts>> = {
  driver: (booking) => {
    const { price, amount, cash, invoiced, total } = driverLine({ ...booking, computed: storedPrice(booking) });
    return { price, subtotal: amount, total, price_cash: cash, price_factuur: invoiced };
  },
  client: (booking, rates) => {
    const priced = { ...booking, computed: storedPrice(booking) };
    const price = clientPrice(priced, rates);
    const whole = isInsured(booking) ? insurerGross(booking, rates) : price;
    const { cash, invoiced } = clientWalletSplit({ ...booking, price: whole });
    const total = clientInvoiceLine(priced, rates);
    return {
      price,
      subtotal: sumMoney([price, booking.waitprice]),
      total,
      price_cash: cash,
      price_factuur: invoiced,
    };
  },
  insurance: (booking, rates) => {
    const { amount, patientAmount, total } = insurerLine(booking, rates);
    return {
      price: amount,
      subtotal: amount,
      total,
      price_cash: patientAmount,
      price_factuur: total,
      min10km: booking.min10km ?? rates.min10km,
      plus10km: booking.plus10km ?? rates.plus10km,
    };
  },
};
