import { useT } from '@navette/shared/i18n';
import { Page } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { TaskBoard } from '../tasks/task-board.tsx';

/** Page of the task board alone (specification/office.md#tasks). */
export default function TodoPage(): ReactNode {
  const t = useT();
  return (
    <Page title={t('tasks.title')}>
      <TaskBoard />
    </Page>
  );
}
