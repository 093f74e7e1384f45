import { useT } from '@navette/shared/i18n';
import { MenuAt, type MenuAnchor } from '@navette/shared/ui-overlay';
import { Eye, Lock, LockOpen, Pencil, SquareCheck, SquareX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanState } from './use-plan-state.ts';

/** Menu of a trip, and its position. */
export interface PlanMenuAt {
  readonly id: number;
  readonly at: MenuAnchor;
}

interface PlanTripMenuProps {
  readonly menu: PlanMenuAt | null;
  readonly plan: PlanState;
  readonly onShow: (bookingId: number) => void;
  /** Opens the booking. */
  readonly onEdit: (bookingId: number) => void;
  readonly onClose: () => void;
}

/** Commands on a trip in the preview: keep or drop its change, lock it or its drivers, show it, open the booking. */
export function PlanTripMenu({ menu, plan, onShow, onEdit, onClose }: PlanTripMenuProps): ReactNode {
  const t = useT();
  const { words, choices, keep, lock, lockDriver } = plan;
  const id = menu?.id ?? 0;
  const line = plan.lines.find(({ change }) => change.bookingId === id);
  const isLocked = choices.lockedTrips.has(id);
  const drivers = line
    ? [...new Set([line.change.before.driverId, line.change.after.driverId])].filter((driver) => driver !== null)
    : [plan.trips.get(id)?.booking.driverId].filter((driver) => driver !== undefined);
  return (
    <MenuAt
      anchor={menu?.at ?? null}
      label={words.trip(id)}
      onClose={onClose}
      items={[
        ...(line
          ? [
              {
                id: 'keep',
                label: t(line.kept ? 'timeline.plan.menu.drop' : 'timeline.plan.menu.keep'),
                icon: line.kept ? <SquareX aria-hidden /> : <SquareCheck aria-hidden />,
                disabled: line.ofLockedDriver ? t('timeline.plan.driverLocked') : undefined,
                onSelect: () => keep(id),
                shortcut: ' ',
              },
              {
                id: 'show',
                label: t('planning.show'),
                icon: <Eye aria-hidden />,
                onSelect: () => onShow(id),
                shortcut: 'Enter',
              },
            ]
          : []),
        {
          id: 'lock',
          label: t(isLocked ? 'timeline.plan.menu.unlock' : 'timeline.plan.menu.lock'),
          icon: isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />,
          onSelect: () => lock(id),
          shortcut: 'L',
        },
        ...drivers.map((driverId) => {
          const isOff = choices.lockedDrivers.has(driverId);
          return {
            id: `driver-${String(driverId)}`,
            label: t(isOff ? 'timeline.plan.menu.unlockDriver' : 'timeline.plan.menu.lockDriver', {
              driver: words.driver(driverId),
            }),
            icon: isOff ? <LockOpen aria-hidden /> : <Lock aria-hidden />,
            onSelect: () => lockDriver(driverId),
          };
        }),
        {
          id: 'edit',
          label: t('planning.open'),
          icon: <Pencil aria-hidden />,
          onSelect: () => onEdit(id),
        },
      ]}
    />
  );
}
