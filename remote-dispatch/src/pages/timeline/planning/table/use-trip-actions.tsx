import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { RowAction, FormattingContext } from '@navette/shared/ui-table';
import { Clock, Pencil, Trash2, UserRoundPlus } from 'lucide-react';
import { useCallback } from 'react';
import type { TripActs } from '../../model/planning-parts.ts';
import { useWhyFixed } from '../change/use-why-fixed.ts';
import type { TripRow } from './trip-row.ts';

/** Row actions of the table: everything the board offers by drag and menu. */
export function useTripActions({
  edit,
  suggest,
  move,
  remove,
}: TripActs): (row: TripRow, context: FormattingContext) => readonly RowAction[] {
  const say = useT();
  const offline = useOnline() ? undefined : say('form.offline');
  const whyFixed = useWhyFixed();
  return useCallback(
    ({ id, trip }, { t }) => {
      const fixed = whyFixed(trip);
      return [
        {
          id: 'edit',
          label: t('planning.open'),
          icon: <Pencil aria-hidden />,
          onSelect: () => edit(id),
          shortcut: 'Enter',
        },
        {
          id: 'assign',
          label: t('planning.assignTo'),
          icon: <UserRoundPlus aria-hidden />,
          disabled: fixed,
          onSelect: () => suggest(id),
          inline: true,
        },
        {
          id: 'move',
          label: t('planning.changeTime'),
          icon: <Clock aria-hidden />,
          disabled: fixed,
          onSelect: () => move(id),
          inline: true,
        },
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          disabled: offline,
          onSelect: () => remove(id),
          danger: true,
          shortcut: 'Delete',
        },
      ];
    },
    [edit, suggest, move, remove, offline, whyFixed],
  );
}
