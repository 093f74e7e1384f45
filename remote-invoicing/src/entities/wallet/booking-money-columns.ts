import { storedFigures, subtractMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { BookingRow } from '@navette/shared/ui-booking';
import type { TableColumn } from '@navette/shared/ui-table';

const amount = (
  id: string,
  header: string,
  value: (booking: BookingRow) => number | null | undefined,
): TableColumn<BookingRow> => ({ id, header, kind: 'amount', value });

/** Columns of a booking that only wallets and invoices show (specification/wallets.md). */
export const MONEY_COLUMNS = {
  price: { ...amount('price', messageKey('wallet.price'), ({ price }) => price), fixed: true },
  cash: amount('cash', messageKey('wallet.cash'), ({ price_cash }) => price_cash),
  invoiced: amount('invoiced', messageKey('wallet.invoiced'), ({ price_factuur }) => price_factuur),
  waitPrice: amount('waitPrice', messageKey('wallet.waitprice'), ({ waitprice }) => waitprice || null),
  forfait: { ...amount('forfait', messageKey('wallet.min10km'), ({ min10km }) => min10km), hideBelow: 1440 },
  perKm: { ...amount('perKm', messageKey('wallet.plus10km'), ({ plus10km }) => plus10km), hideBelow: 1440 },
  patientAmount: amount(
    'patientAmount',
    messageKey('wallet.patientAmount'),
    // Amount deducted by the line: for a booking that covers both legs the share of both.
    ({ price_cash }) => subtractMoney(0, price_cash),
  ),
  distance: {
    id: 'distance',
    header: messageKey('wallet.distance'),
    kind: 'distance',
    value: ({ dist }) => dist,
    hideBelow: 1280,
  },
  insuredDistance: {
    id: 'insuredDistance',
    header: messageKey('wallet.mutualDistance'),
    kind: 'distance',
    value: ({ mutualDistance }) => mutualDistance,
    hideBelow: 1280,
  },
  duration: {
    id: 'duration',
    header: messageKey('wallet.duration'),
    value: ({ distance, type }) => storedFigures(distance, type)?.duration,
    text: ({ distance, type }, { formats }) => formats.formatDuration(storedFigures(distance, type)?.duration),
    align: 'end',
    hideBelow: 1440,
  },
  total: { ...amount('total', messageKey('wallet.total'), ({ total }) => total), fixed: true },
} as const satisfies Record<string, TableColumn<BookingRow>>;
