import { api, dataOf, invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Mail } from './mail.ts';

/** Returns the function that marks a mail as read or unread: optimistic, reverted on failure. */
export function useMarkMail(): (id: string, unread: boolean) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useCallback(
    async (id, unread) => {
      const show = (now: boolean) =>
        queryClient.setQueriesData<Mail[]>({ queryKey: ['post', '/service/gmail/getMessages'] }, (mails) =>
          mails?.map((mail) => (mail.id === id ? { ...mail, unread: now } : mail)),
        );
      show(unread);
      try {
        await dataOf(api.POST('/service/gmail/markMessage', { body: { id, unread } }));
        void invalidate(queryClient, [['post', '/service/gmail/listMessages']]);
      } catch (error) {
        show(!unread);
        toast.failure(t('mail.mark.failed'), error);
      }
    },
    [queryClient, t, toast],
  );
}
