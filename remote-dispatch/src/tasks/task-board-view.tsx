import { DragDropContext } from '@hello-pangea/dnd';
import { brusselsNow } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { liveQuery } from '@navette/shared/realtime';
import { ErrorState, Flex, Grid, IconButton, Text, Toolbar, useSingleKey } from '@navette/shared/ui';
import { StaleNotice } from '@navette/shared/ui-table';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useNow } from '../office/use-now.ts';
import { usePeople } from '../people/use-people.ts';
import { QuickAdd } from './quick-add.tsx';
import { pageNonce } from './page-nonce.ts';
import { taskColumns } from './task-columns.ts';
import { TaskColumn } from './task-column.tsx';
import { TaskDialog } from './task-dialog.tsx';
import type { TaskSource } from './task-source.ts';
import { TASK_STATUSES, type Task } from './task.ts';
import { useDrag } from './use-drag.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useMoveTask } from './use-move-task.ts';
import { useRemoveTask } from './use-remove-task.ts';

/** Limit of tasks on the board (S1 §9). */
const LIMIT = 25;

/** Board over a source of tasks. */
export function TaskBoardView({ source }: { readonly source: TaskSource }): ReactNode {
  const t = useT();
  const { state, service, store, retry } = source;
  const people = usePeople();
  const { date, time } = brusselsNow(useNow());
  const now = `${date} ${time}`;
  const [form, setForm] = useState<{ readonly task?: Task }>();
  const [moved, move] = useMoveTask(source);
  const [tasks, remove] = useRemoveTask(moved, store);
  const columns = useMemo(() => taskColumns(tasks), [tasks]);
  const { shown, responders } = useDrag(columns, move);
  const focus = useRestoreFocus();
  const add = () => setForm({});
  useSingleKey('n', add);
  const isKnown = state.status === 'ready' || state.records.length > 0;
  const actions = { edit: (task: Task) => setForm({ task }), move, remove: (task: Task) => void remove(task) };
  if (state.status === 'failed' && !isKnown)
    return <ErrorState title={t('tasks.failed', { service })} error={state.problem} onRetry={retry} />;
  return (
    <Flex direction="column" flex="1" gap="3">
      {state.status === 'failed' && (
        <StaleNotice title={t('tasks.failed', { service })} load={liveQuery({ ...state, retry })} />
      )}
      <Toolbar>
        <QuickAdd store={store} />
        <IconButton label={t('tasks.add.title')} variant="solid" borderRadius="full" onClick={add}>
          <Plus aria-hidden />
        </IconButton>
        {state.records.length >= LIMIT && (
          <Text tone="muted" fontSize="sm">
            {t('tasks.limit', { count: LIMIT })}
          </Text>
        )}
      </Toolbar>
      <DragDropContext {...responders} dragHandleUsageInstructions={t('tasks.drag.how')} {...nonced()}>
        <Grid
          {...focus}
          gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
          gap="3"
          flex="1"
          aria-busy={!isKnown}
        >
          {TASK_STATUSES.map((status) => (
            <TaskColumn
              key={status}
              status={status}
              tasks={isKnown ? shown[status] : undefined}
              {...{ people, now, actions }}
            />
          ))}
        </Grid>
      </DragDropContext>
      {form && <TaskDialog {...form} store={store} onClose={() => setForm(undefined)} />}
    </Flex>
  );
}

const nonced = () => {
  const nonce = pageNonce();
  return nonce === undefined ? {} : { nonce };
};
