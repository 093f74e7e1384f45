import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { MenuAt, type MenuEntry } from '@navette/shared/ui-overlay';
import { CalendarClock, Pencil, Route, Ruler, Trash2, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TripActs } from './model/planning-parts.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import { spanText } from './model/trip-text.ts';
import { useWhyFixed } from './planning/change/use-why-fixed.ts';
import type { TripMenuAt } from './timeline-window.ts';

interface TripMenuProps {
  readonly menu: TripMenuAt | null;
  readonly trip: TimelineTrip | undefined;
  readonly act: TripActs;
  readonly onRoute: (trip: TimelineTrip) => void;
  readonly onDistance: (id: number) => void;
  readonly onClose: () => void;
}

/** Menu of a trip: all that dragging does, without dragging. */
export function TripMenu({ menu, trip, act, onRoute, onDistance, onClose }: TripMenuProps): ReactNode {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  const whyFixed = useWhyFixed();
  const fixed = trip && whyFixed(trip);
  const items: MenuEntry[] = trip
    ? [
        {
          id: 'edit',
          label: t('timeline.menu.edit'),
          icon: <Pencil aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => act.edit(trip.id),
        },
        {
          id: 'assign',
          label: t('timeline.menu.assign'),
          icon: <UserRoundPlus aria-hidden />,
          disabled: fixed,
          onSelect: () => act.assign(trip.id),
        },
        {
          id: 'move',
          label: t('timeline.menu.move'),
          icon: <CalendarClock aria-hidden />,
          disabled: fixed,
          onSelect: () => act.move(trip.id),
        },
        { id: 'route', label: t('timeline.menu.route'), icon: <Route aria-hidden />, onSelect: () => onRoute(trip) },
        {
          id: 'distance',
          label: t('timeline.distance'),
          icon: <Ruler aria-hidden />,
          onSelect: () => onDistance(trip.id),
        },
        { id: 'line', divider: true },
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          disabled: offline,
          shortcut: 'Delete',
          onSelect: () => act.remove(trip.id),
        },
      ]
    : [];
  return (
    <MenuAt
      anchor={trip && menu ? menu.anchor : null}
      label={trip ? t('timeline.menu', { id: trip.id, times: spanText(trip.span) }) : ''}
      items={items}
      onClose={onClose}
    />
  );
}
