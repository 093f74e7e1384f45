import { numberParam, useSearchState } from '@navette/shared/router';
import type { PeriodFilter } from '@navette/shared/ui-form';
import type { ComponentProps } from 'react';
import { useOpenedPeriod } from '../use-opened-period.ts';
import type { WalletKind } from './wallet-kind.ts';

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
