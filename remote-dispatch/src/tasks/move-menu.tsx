import { useT } from '@navette/shared/i18n';
import { IconButton } from '@navette/shared/ui';
import { Menu } from '@navette/shared/ui-overlay';
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusTitles, TASK_STATUSES, type Task, type TaskStatus } from './task.ts';

interface MoveMenuProps {
  readonly task: Task;
  /** Why nothing can be moved now. */
  readonly blocked: string | undefined;
  readonly onMove: (status: TaskStatus) => void;
}

/** Menu of the columns that a card can move to, without dragging. */
export function MoveMenu({ task, blocked, onMove }: MoveMenuProps): ReactNode {
  const t = useT();
  return (
    <Menu
      trigger={
        <IconButton label={t('tasks.move', { title: task.data.title })} size="sm" data-control="move">
          <ArrowRightLeft aria-hidden />
        </IconButton>
      }
      items={TASK_STATUSES.map((status) => ({
        id: status,
        label: t(statusTitles[status]),
        checked: status === task.status,
        disabled: blocked,
        onSelect: () => onMove(status),
      }))}
    />
  );
}
