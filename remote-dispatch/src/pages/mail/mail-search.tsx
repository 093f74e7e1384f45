import { useT } from '@navette/shared/i18n';
import { Box, Input, Toolbar, useSingleKey } from '@navette/shared/ui';
import { Switch } from '@navette/shared/ui-overlay';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { MOST_SEARCH } from './mail.ts';

interface MailSearchProps {
  /** The folder switch, before the field. */
  readonly folders: ReactNode;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly q: string;
  readonly unreadOnly: boolean;
  readonly onSearch: (search: { q?: string; unread?: boolean }) => void;
  /** Arrow down: go to the first mail. */
  readonly onDown: () => void;
}

const PAUSE_MS = 300;

/** Search field of the mailbox, debounced by 300 ms; Enter searches at once. */
export function MailSearch({ folders, field, q, unreadOnly, onSearch, onDown }: MailSearchProps): ReactNode {
  const t = useT();
  const { text, type, apply } = useTyped(q, (typed) => onSearch({ q: typed }));
  useSingleKey('/', () => field.current?.focus());
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply(text);
    else if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && text !== '') apply('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Toolbar role="search">
      {folders}
      <Box flex="0 1 24rem" minWidth="12rem">
        <Input
          ref={field}
          type="search"
          value={text}
          maxLength={MOST_SEARCH}
          placeholder={t('mail.search.example')}
          aria-label={t('mail.search')}
          aria-keyshortcuts="/"
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys}
        />
      </Box>
      <Switch checked={unreadOnly} onChange={(unread) => onSearch({ unread })}>
        {t('mail.unreadOnly')}
      </Switch>
    </Toolbar>
  );
}

/** Debounced text; Back and links replace it. */
function useTyped(applied: string, onApply: (text: string) => void) {
  const [text, type] = useState(applied);
  const asked = useRef(applied);
  const latest = useRef(onApply);
  useEffect(() => {
    latest.current = onApply;
  });
  const apply = useCallback((typed: string) => {
    asked.current = typed;
    type(typed);
    latest.current(typed);
  }, []);
  useEffect(() => {
    if (applied === asked.current) return;
    asked.current = applied;
    type(applied);
  }, [applied]);
  useEffect(() => {
    if (text === asked.current) return undefined;
    const timer = setTimeout(() => apply(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, apply]);
  return { text, type, apply };
}
