import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { CalendarClock, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { Driver } from './list-drivers.ts';

/** What a row of the list can be asked for. */
export interface DriverActions {
  readonly edit: (driver: Driver) => void;
  readonly plan: (driver: Driver) => void;
  readonly notify: (driver: Driver) => void;
  readonly remove: (driver: Driver) => Promise<void>;
}

/** What can be done with a driver (S2): edit, availability, notify, delete. */
export function useDriverActions({
  edit,
  plan,
  notify,
  remove,
}: DriverActions): (driver: Driver) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (driver) => [
      {
        id: 'edit',
        label: t('shared.edit'),
        icon: <Pencil aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => edit(driver),
      },
      {
        id: 'plan',
        label: t('driver.availability'),
        icon: <CalendarClock aria-hidden />,
        inline: true,
        onSelect: () => plan(driver),
      },
      {
        id: 'notify',
        label: t('driver.notify'),
        icon: <MessageSquare aria-hidden />,
        inline: true,
        onSelect: () => notify(driver),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        disabled: offline,
        shortcut: 'Delete',
        onSelect: () => void remove(driver),
      },
    ],
    [t, offline, edit, plan, notify, remove],
  );
}
