import { DragDropContext } from '@hello-pangea/dnd';
import { brusselsNow, brusselsToday, TASK_ASSIGNEE_ROLES } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { liveQuery } from '@navette/shared/realtime';
import { ErrorState, Flex, Grid, IconButton, Text, Toolbar, useSingleKey, Box, Input } from '@navette/shared/ui';
import { StaleNotice } from '@navette/shared/ui-table';
import { Plus } from 'lucide-react';
import {
  useMemo,
  useState,
  type ReactNode,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type RefObject,
  type FormEvent,
} from 'react';
import { useNow } from '../office/use-now.ts';
import { usePeople, type People } from '../office/people.ts';
import { pageNonce } from '../office/page-nonce.ts';
import { taskColumns, type TaskSource, TASK_STATUSES, type Task, TITLE_MOST, taskSchema, taskValues } from './task.ts';
import { TaskColumn } from './task-column.tsx';
import { useDrag, useMoveTask, useRemoveTask } from './task-acts.ts';
import { useOnline } from '@navette/shared/api';
import { useToast, Checkbox } from '@navette/shared/ui-overlay';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, FieldFrame, useBoundField } from '@navette/shared/ui-form';

/** Limit of tasks on the board (specification/office.md#tasks). */
const LIMIT = 25;

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

interface Focused {
  readonly card: string;
  /** The control of the card, undefined for the card itself. */
  readonly control: string | undefined;
}

interface FocusProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Restores the focus when a card changes its column: it is rendered anew there, and the focused element is gone.
 * Focuses the same control of the same card, also when somebody else moved it. Cards have `data-card`, their controls `data-control`.
 */
function useRestoreFocus(): FocusProps {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Focused>(undefined);
  useLayoutEffect(() => {
    const had = last.current;
    if (had === undefined || document.activeElement !== document.body) return;
    const card = ref.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(had.card)}"]`);
    const control =
      had.control === undefined ? card : card?.querySelector<HTMLElement>(`[data-control="${had.control}"]`);
    control?.focus();
  });
  return {
    ref,
    onFocus: ({ target }) => {
      const card = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
      last.current =
        card === undefined
          ? undefined
          : { card, control: target.closest<HTMLElement>('[data-control]')?.dataset['control'] };
    },
    // Not called for an element that is removed while it has the focus.
    onBlur: () => {
      last.current = undefined;
    },
  };
}

/** Field that adds a task for today by Enter. The title stays in the field when saving fails. */
function QuickAdd({ store }: Pick<TaskSource, 'store'>): ReactNode {
  const t = useT();
  const toast = useToast();
  const isOnline = useOnline();
  const [title, setTitle] = useState('');
  const [isSaving, setSaving] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const typed = title.trim();
    if (typed === '' || isSaving || !isOnline) return;
    setSaving(true);
    try {
      await store.addTask({ data: { title: typed, date: brusselsToday() } });
      setTitle('');
    } catch (error) {
      toast.failure(t('tasks.add.failed', { title: typed }), error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box asChild flex="1 1 14rem" maxWidth="36rem">
      <form onSubmit={(event) => void add(event)}>
        <Input
          aria-label={t('tasks.quick')}
          placeholder={isOnline ? t('tasks.quick.hint') : t('form.offline')}
          value={title}
          maxLength={TITLE_MOST}
          autoComplete="off"
          readOnly={isSaving}
          aria-busy={isSaving}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Box>
  );
}

const Fields = fieldsFor(taskSchema);

interface TaskDialogProps {
  readonly store: TaskSource['store'];
  /** The task to edit; absent: a new one. */
  readonly task?: Task;
  readonly onClose: () => void;
}

/** Dialog that adds or edits a task. Changes by colleagues do not update the open form, and its column is not saved. */
function TaskDialog({ store, task, onClose }: TaskDialogProps): ReactNode {
  const t = useT();
  const people = usePeople();
  const [defaultValues] = useState(() => taskValues(task));
  const form = useNavetteForm({
    schema: taskSchema,
    defaultValues,
    name: messageKey('tasks.form.name'),
    draftKey: task ? undefined : 'tasks.new',
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={task ? t('tasks.edit.title') : t('tasks.add.title')}
      onSubmit={async (values) => {
        if (task) await store.changeTask(task.id, values);
        else await store.addTask(values);
      }}
    >
      <FormSection>
        <Fields.TextField name="data.title" label={t('tasks.title.label')} required span={12} />
        <Fields.DateField name="data.date" label={t('tasks.date')} required ahead span={6} />
        <Fields.TimeField name="data.time" label={t('tasks.time')} span={6} />
        <Fields.TextAreaField name="data.comment" label={t('tasks.comment')} span={12} rows={4} />
        <AssigneesField people={people} present={defaultValues.user} />
      </FormSection>
    </FormDialog>
  );
}

interface AssigneesFieldProps {
  readonly people: People;
  /** Current assignees, whatever their role is now. */
  readonly present: readonly number[];
}

const none: readonly number[] = [];

/** Assignees of a task: users who may have tasks (specification/roles.md#sets-of-roles). */
function AssigneesField({ people, present }: AssigneesFieldProps): ReactNode {
  const t = useT();
  const { value, error, onChange, onBlur } = useBoundField<readonly number[]>('user');
  const chosen = value ?? none;
  const assignable = people.users
    .filter(({ role, active }) => active && TASK_ASSIGNEE_ROLES.some((other) => other === role))
    .map(({ id }) => id);
  const offered = [...new Set([...assignable, ...present])]
    .map((id) => ({ id, name: people.nameOf(id, 'list') }))
    .toSorted((left, right) => left.name.localeCompare(right.name));
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FieldFrame
      label={t('tasks.assigned')}
      span={12}
      error={error}
      help={people.failed ? t('tasks.people.failed') : t('tasks.assigned.help')}
      group
    >
      {({ id: fieldId, 'aria-describedby': note }, labelId) => (
        <Box id={fieldId} role="group" aria-labelledby={labelId} aria-describedby={note} onBlur={onBlur} css={choices}>
          {offered.map(({ id, name }) => (
            <Checkbox key={id} checked={chosen.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
              {name}
            </Checkbox>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}

const choices = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  columnGap: '3',
  minHeight: '8',
  maxHeight: '10rem',
  overflowY: 'auto',
  paddingInline: '1',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
} as const;
