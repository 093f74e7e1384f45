import type { RowAction, Said } from '@navette/shared/ui-table';
import { Clock, Pencil, Trash2, UserRoundPlus } from 'lucide-react';
import { useCallback } from 'react';
import type { TripActs } from '../../model/planning-parts.ts';
import type { TripRow } from './trip-row.ts';

/** What the board offers by drag and menu, the row offers too. */
export const useTripActions = ({ edit, suggest, move, remove }: TripActs) =>
  useCallback(
    ({ id }: TripRow, { t }: Said): RowAction[] => [
      { id: 'edit', label: t('planning.open'), icon: <Pencil aria-hidden />, onSelect: () => edit(id), shortcut: 'Enter' },
      { id: 'assign', label: t('planning.assignTo'), icon: <UserRoundPlus aria-hidden />, onSelect: () => suggest(id), inline: true },
      { id: 'move', label: t('planning.changeTime'), icon: <Clock aria-hidden />, onSelect: () => move(id), inline: true },
      { id: 'delete', label: t('shared.delete'), icon: <Trash2 aria-hidden />, onSelect: () => remove(id), danger: true, shortcut: 'Delete' },
    ],
    [edit, suggest, move, remove],
  );
