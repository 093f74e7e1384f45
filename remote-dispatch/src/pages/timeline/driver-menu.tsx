import { useOnline } from '@navette/shared/api';
import { brusselsToday, personName, type IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { MenuAt, type MenuAnchor } from '@navette/shared/ui-overlay';
import { Hourglass, Route, UserRoundMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TripActs } from './model/planning-parts.ts';
import type { TimelineDriver } from './model/timeline-trip.ts';

/** Menu of a driver, and its position. */
export interface DriverMenuAt {
  readonly driverId: number;
  readonly anchor: MenuAnchor;
}

interface DriverMenuProps {
  readonly menu: DriverMenuAt | null;
  readonly drivers: readonly TimelineDriver[];
  readonly day: IsoDate;
  readonly act: TripActs;
  readonly onRoute: (driverId: number) => void;
  readonly onClose: () => void;
}

/** Commands on a driver's row: the route of the day, and what upsets it. */
export function DriverMenu({ menu, drivers, day, act, onRoute, onClose }: DriverMenuProps): ReactNode {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  const driver = drivers.find(({ id }) => id === menu?.driverId);
  const id = driver?.id ?? null;
  return (
    <MenuAt
      anchor={driver && menu ? menu.anchor : null}
      label={driver ? t('timeline.driver.menu', { name: personName(driver, 'list') }) : ''}
      onClose={onClose}
      items={[
        {
          id: 'route',
          label: t('timeline.menu.route'),
          icon: <Route aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => id !== null && onRoute(id),
        },
        {
          id: 'away',
          label: t('driverAway.menu'),
          icon: <UserRoundMinus aria-hidden />,
          disabled: offline ?? (day < brusselsToday() ? t('driverAway.past') : undefined),
          onSelect: () => act.driver('away', id),
        },
        {
          id: 'late',
          label: t('driverLate.menu'),
          icon: <Hourglass aria-hidden />,
          disabled: offline ?? (day === brusselsToday() ? undefined : t('driverLate.today')),
          onSelect: () => act.driver('late', id),
        },
      ]}
    />
  );
}
