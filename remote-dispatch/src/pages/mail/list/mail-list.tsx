import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { useHeldRows, WaitingRows } from '@navette/shared/ui-table';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Mail } from '../mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailRow } from './mail-row.tsx';

/** Commands of the list for its page. */
export interface MailListHandle {
  /** Focuses the first mail. */
  readonly focusFirst: () => void;
}

interface MailListProps {
  readonly ref: Ref<MailListHandle>;
  readonly mails: readonly Mail[];
  readonly openId: string | undefined;
  readonly onToggle: (mail: Mail) => void;
  readonly onUnread: (mail: Mail) => void;
  readonly onDelete: (mail: Mail) => Promise<boolean>;
}

const keyOf = ({ id }: Mail) => id;

/** List of mails with a roving tabindex: arrows, Home and End move, Enter and Space open, Delete asks. None moves while the pointer or the focus is among them: a click would open another mail. */
export function MailList({ ref, mails, openId, onToggle, onUnread, onDelete }: MailListProps): ReactNode {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<string>();
  const held = useHeldRows(mails, keyOf);
  const { rows } = held;
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const focus = (mail: Mail | undefined) =>
    mail && list.current?.querySelector<HTMLElement>(`[data-mail="${CSS.escape(mail.id)}"]`)?.focus();
  useImperativeHandle(ref, () => ({ focusFirst: () => focus(rows[0]) }));
  const remove = async (mail: Mail) => {
    const index = rows.indexOf(mail);
    if (!(await onDelete(mail))) return;
    held.own(mail.id);
    focus(rows[index + 1] ?? rows[index - 1]);
  };
  const keysOf = (mail: Mail, index: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = { ArrowDown: rows[index + 1], ArrowUp: rows[index - 1], Home: rows[0], End: rows.at(-1) };
    if (event.key in target) focus(Object.entries(target).find(([key]) => key === event.key)?.[1]);
    else if (event.key === 'Delete') void remove(mail);
    else return;
    event.preventDefault();
  };
  return (
    <Box {...held.zone}>
      <WaitingRows held={held} />
      <MailFrame>
        <ul ref={list} aria-label={t('mail.list')}>
          {rows.map((mail, index) => (
            <MailRow
              key={mail.id}
              mail={mail}
              open={mail.id === openId}
              current={mail.id === current?.id}
              onToggle={() => onToggle(mail)}
              onFocus={() => choose(mail.id)}
              onKeyDown={keysOf(mail, index)}
              onUnread={() => onUnread(mail)}
              onDelete={() => void remove(mail)}
            />
          ))}
        </ul>
      </MailFrame>
    </Box>
  );
}
