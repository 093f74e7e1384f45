import {
  clientInvoiceLine,
  clientPrice,
  clientWalletSplit,
  type DayTariffs,
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
import type { BookingRow } from './wallet-queries.ts';

/** A booking of a wallet or of an invoice, as in the contract. */
export type WalletRow = AnswerOf<'listClientWalletBookings'>[number];

/**
 * A booking with its amounts for one kind of payer (specification/wallets.md): `price` as in the wallet, `total` as on an invoice.
 * @param on tariffs of a day
 */
export function walletRow(kind: InvoiceKind, booking: BookingRow, on: (day: string) => DayTariffs): WalletRow {
  return {
    ...booking,
    ...AMOUNTS[kind](booking, on(booking.ap_date).insurer(booking.insuranceId)),
    client_id: booking.clientId,
    dist: storedFigures(booking.distance, booking.type)?.distance ?? null,
  };
}

type Rates = ReturnType<DayTariffs['insurer']>;
type Amounts = Pick<WalletRow, 'price' | 'subtotal' | 'total' | 'price_cash' | 'price_factuur'>;

const AMOUNTS: Readonly<Record<InvoiceKind, (booking: BookingRow, rates: Rates) => Amounts>> = {
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
