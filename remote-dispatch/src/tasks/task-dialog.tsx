import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import { usePeople } from '../people/use-people.ts';
import { AssigneesField } from './assignees-field.tsx';
import type { Task } from './task.ts';
import { taskSchema, taskValues } from './task-schema.ts';
import type { TaskSource } from './task-source.ts';

const Fields = fieldsFor(taskSchema);

interface TaskDialogProps {
  readonly store: TaskSource['store'];
  /** The task to edit; absent: a new one. */
  readonly task?: Task;
  readonly onClose: () => void;
}

/** Dialog that adds or edits a task. Changes by colleagues do not update the open form, and its column is not saved. */
export function TaskDialog({ store, task, onClose }: TaskDialogProps): ReactNode {
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
