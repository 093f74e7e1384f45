import { isClientInvoiced } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import type { BookingRow } from '@navette/shared/ui-booking';
import { Checkbox, SegmentedControl } from '@navette/shared/ui-overlay';
import { useMemo, useState, type ReactNode } from 'react';
import type { WalletKind } from './wallet-kind.ts';

type Side = 'cash' | 'invoiced';

/** Order of the lower list of a wallet, from the first trip to the last or reversed. */
export interface ShownBookings {
  readonly rows: readonly BookingRow[] | undefined;
  readonly descending: boolean;
  /** The control that chooses, where the wallet has one. */
  readonly control: ReactNode;
}

/** The part of a wallet's bookings that is shown, and the control that chooses it: one side of a client, the order of a driver's. */
export function useShownBookings(
  choice: WalletKind<{ readonly id: number }>['choice'],
  bookings: readonly BookingRow[] | undefined,
): ShownBookings {
  const t = useT();
  const [side, setSide] = useState<Side>('invoiced');
  const [reversed, setReversed] = useState(false);
  const ofSide = useMemo(
    () => bookings?.filter((booking) => isClientInvoiced(booking) === (side === 'invoiced')),
    [bookings, side],
  );
  if (choice === 'side')
    return {
      rows: ofSide,
      descending: false,
      control: (
        <SegmentedControl
          label={t('wallet.side')}
          value={side}
          onChange={setSide}
          segments={[
            { value: 'cash', label: t('wallet.side.cash') },
            { value: 'invoiced', label: t('wallet.side.invoiced') },
          ]}
        />
      ),
    };
  return {
    rows: bookings,
    descending: reversed,
    control: choice === 'reverse' && (
      <Checkbox checked={reversed} onChange={setReversed}>
        {t('wallet.reverse')}
      </Checkbox>
    ),
  };
}
