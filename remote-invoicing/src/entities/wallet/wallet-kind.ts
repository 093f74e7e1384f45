import type { InvoiceCalls } from '../invoice/invoice-calls.ts';
import type { periodSearch, PeriodFilter } from '@navette/shared/ui-form';
import type { BookingRow } from '@navette/shared/ui-booking';
import type { TableColumn, TableLoad } from '@navette/shared/ui-table';
import { numberParam, useSearchState } from '@navette/shared/router';
import type { ComponentProps } from 'react';
import type { Sum } from '../totals.ts';
import { useOpenedPeriod } from '../use-opened-period.ts';

/** A list as a query gives it. */
export type ListQuery<Row> = TableLoad & { readonly data: readonly Row[] | undefined };

/** Configuration that distinguishes the wallets of drivers, clients and insurers (specification/wallets.md). */
export interface WalletKind<Total extends { readonly id: number }> {
  readonly calls: InvoiceCalls;
  /** Message keys. */
  readonly title: string;
  readonly empty: string;
  /** Its period in the URL. */
  readonly search: ReturnType<typeof periodSearch>;
  readonly columns: readonly TableColumn<Total>[];
  readonly sort: { readonly column: string; readonly descending: boolean };
  /** Unique in the list of totals: a client may have a row by invoice and one in cash. */
  readonly keyOf: (row: Total) => string;
  readonly nameOf: (row: Total) => string;
  /** Sums of the whole wallet: they add up the column of the total. */
  readonly totalsOf: (rows: readonly Total[]) => readonly Sum[];
  readonly bookingTotalsOf: (bookings: readonly BookingRow[]) => readonly Sum[];
  readonly bookingColumns: (openReceipt: (booking: BookingRow) => void) => readonly TableColumn<BookingRow>[];
  readonly bookingSizes: readonly (number | 'all')[];
  /** Additional control of the bookings: reverse order, or one side only. */
  readonly choice: 'reverse' | 'side' | 'none';
}

const SEARCH = { of: numberParam(0, { min: 0 }) };

/** State of a wallet in the URL. */
export interface WalletChoice {
  readonly period: ComponentProps<typeof PeriodFilter>['period'];
  /** Driver, client or insurer whose bookings are shown; `undefined` without a selection. */
  readonly id: number | undefined;
  readonly choose: (id: number) => void;
}

/** Period and selected row of a wallet. Another period resets the selection: it may have nothing of them (specification/wallets.md). */
export function useWalletChoice(search: WalletKind<{ readonly id: number }>['search']): WalletChoice {
  const period = useOpenedPeriod(search);
  const [{ of }, set] = useSearchState(SEARCH);
  return {
    id: of === 0 ? undefined : of,
    choose: (id) => set({ of: id }),
    period: {
      ...period,
      setRange: (range) => {
        period.setRange(range);
        set({ of: 0 });
      },
    },
  };
}
