import { useOnline } from '@navette/shared/api';
import { brusselsToday } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Input } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useState, type FormEvent, type ReactNode } from 'react';
import { TITLE_MOST } from './task-schema.ts';
import type { TaskSource } from './task-source.ts';

/** Field that adds a task for today by Enter (S1 §2.4). The title stays in the field when saving fails. */
export function QuickAdd({ store }: Pick<TaskSource, 'store'>): ReactNode {
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
