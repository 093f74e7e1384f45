import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useCallback, useState } from 'react';
import type { Task } from './task.ts';
import type { TaskSource } from './task-source.ts';

/**
 * Tasks without those just deleted, and the function that deletes one. The user's own task can be restored by Undo; a
 * colleague's task, restored by this user, would change its author, so its deletion is confirmed instead.
 */
export function useRemoveTask(
  tasks: readonly Task[],
  store: TaskSource['store'],
): readonly [tasks: readonly Task[], remove: (task: Task) => Promise<void>] {
  const t = useT();
  const me = useUser()?.id;
  const toast = useToast();
  const confirm = useConfirm();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const remove = useCallback(
    async ({ id, status, data, user }: Task) => {
      const { title } = data;
      const isMine = data.user === me;
      if (
        !isMine &&
        !(await confirm({
          title: t('tasks.delete.title', { title }),
          body: t('tasks.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      const restore = () => {
        store
          .addTask({ status, data, user })
          .catch((error: unknown) => toast.failure(t('tasks.restore.failed', { title }), error));
      };
      setGone((all) => new Set(all).add(id));
      try {
        await store.remove('tasks', id);
        toast.success(t('tasks.deleted', { title }), isMine ? { undo: restore } : {});
      } catch (error) {
        setGone((all) => new Set([...all].filter((other) => other !== id)));
        toast.failure(t('tasks.delete.failed', { title }), error);
      }
    },
    [t, me, confirm, toast, store],
  );
  return [gone.size === 0 ? tasks : tasks.filter(({ id }) => !gone.has(id)), remove];
}
