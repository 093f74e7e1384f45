import { api, ApiProblem, dataOf, invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Mail } from './mail.ts';

/**
 * Returns the function that asks with the subject of the mail, and moves it to the bin. Resolves with whether the mail
 * is gone.
 */
export function useRemoveMail(): (mail: Mail) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, Subject, From }) => {
      if (
        !(await confirm({
          title: t('mail.delete.title', { subject: Subject || t('mail.noSubject') }),
          body: t('mail.delete.body', { from: From }),
          confirmLabel: t('shared.delete'),
        }))
      )
        return false;
      try {
        await dataOf(api.POST('/service/gmail/deleteMessage', { body: { id } }));
        toast.success(t('mail.deleted'));
      } catch (error) {
        // A colleague deleted it first: the result is the same.
        if (!(error instanceof ApiProblem && error.status === 404)) {
          toast.failure(t('mail.delete.failed'), error);
          return false;
        }
      }
      queryClient.setQueriesData<Mail[]>({ queryKey: ['post', '/service/gmail/getMessages'] }, (mails) =>
        mails?.filter((mail) => mail.id !== id),
      );
      void invalidate(queryClient, [
        ['post', '/service/gmail/listMessages'],
        ['post', '/service/gmail/getMessages'],
      ]);
      return true;
    },
    [confirm, queryClient, t, toast],
  );
}
