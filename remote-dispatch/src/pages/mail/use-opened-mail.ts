import { useState } from 'react';
import type { Mail } from './mail.ts';
import { useMarkMail } from './use-mark-mail.ts';

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
