import { BOOKING_STATUSES } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { bookingStatusLooks } from '@navette/shared/ui';
import { MenuAt, type MenuEntry } from '@navette/shared/ui-overlay';
import { useCallback, useState, type ReactNode } from 'react';
import type { BookingRow } from './booking-row.ts';
import type { OpenStatusMenu } from './columns/status-column.tsx';
import type { StatusChange } from './requests/use-change-status.ts';

interface OpenMenu {
  readonly booking: BookingRow;
  readonly button: HTMLElement;
}

/** One menu of statuses for all rows: any status can follow any other (S1 §4). */
export function useStatusMenu({ change }: StatusChange): { readonly openMenu: OpenStatusMenu; readonly menu: ReactNode } {
  const t = useT();
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const openMenu = useCallback<OpenStatusMenu>((booking, button) => setOpen({ booking, button }), []);
  const close = () => {
    open?.button.focus({ preventScroll: true });
    setOpen(null);
  };
  const menu = (
    <MenuAt
      anchor={open?.button.getBoundingClientRect() ?? null}
      label={open ? t('bookings.status.of', { id: open.booking.id, status: t(bookingStatusLooks[open.booking.status].label) }) : ''}
      items={open ? statusEntries(open.booking, (status) => change(open.booking, status), t) : []}
      onClose={close}
    />
  );
  return { openMenu, menu };
}

function statusEntries(booking: BookingRow, choose: (status: BookingRow['status']) => void, t: ReturnType<typeof useT>): MenuEntry[] {
  return BOOKING_STATUSES.map((status) => {
    const { icon: Icon, label } = bookingStatusLooks[status];
    return { id: String(status), label: t(label), icon: <Icon aria-hidden />, checked: booking.status === status, onSelect: () => choose(status) };
  });
}
