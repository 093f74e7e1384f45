import { useState, useCallback } from 'react';
import type { Mail } from './mail.ts';
import { api, dataOf, invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';

/** The open mail, and its commands. */
export interface OpenedMail {
  readonly opened: Mail | undefined;
  /** Opens a mail, which marks it as read, or closes it. */
  readonly toggle: (mail: Mail) => void;
  /** Closes a mail and marks it as unread. */
  readonly putBack: (mail: Mail) => void;
  readonly close: () => void;
}

/** State of the open mail, one at a time. */
export function useOpenedMail(): OpenedMail {
  const [opened, open] = useState<Mail>();
  const mark = useMarkMail();
  const close = () => open(undefined);
  return {
    opened,
    close,
    toggle: (mail) => {
      if (mail.id === opened?.id) return close();
      open({ ...mail, unread: false });
      if (mail.unread) void mark(mail.id, false);
    },
    putBack: (mail) => {
      close();
      void mark(mail.id, true);
    },
  };
}

/** Returns the function that marks a mail as read or unread: optimistic, reverted on failure. */
function useMarkMail(): (id: string, unread: boolean) => Promise<void> {
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
