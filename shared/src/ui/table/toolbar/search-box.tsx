import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/index.ts';
import { IconButton } from '../../kit/button.tsx';
import { Input } from '../../kit/input.tsx';
import { useSearchText } from './use-search-text.ts';

/** The search of a list. */
export interface SearchBoxProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** The Down key: focuses the first row. */
  readonly onDown: () => void;
  /** Accessible name of the search. */
  readonly label: string;
  readonly ref: Ref<HTMLInputElement>;
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    // Takes the space that the filters leave, before the empty space does, so that a toolbar with many filters stays on one line.
    flex: '1000 1 7rem',
    maxWidth: '16rem',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '2',
      top: '2',
      width: '4',
      height: '4',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
    '& > input': { ps: '7', pe: '7', textOverflow: 'ellipsis', _placeholderShown: { pe: '2' } },
    '& > button': { position: 'absolute', insetInlineEnd: '1', top: '1' },
  },
});

/** Debounced search (200 ms); Enter and blur search immediately, Esc clears, Down focuses the first row. */
export function SearchBox({ query, onSearch, onDown, label, ref }: SearchBoxProps): ReactNode {
  const t = useT();
  const { text, type, apply } = useSearchText(query, onSearch);
  const clear = () => {
    type('');
    onSearch('');
  };
  const down = useDownOnceSearched({ typed: text, query, apply, onDown });
  // Apply on blur, so that the next click acts on the found rows.
  const leave = () => {
    if (text.trim() !== query) apply();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') apply();
    else if (event.key === 'ArrowDown') down();
    else if (event.key === 'Escape' && text !== '') clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Frame role="search" aria-label={label}>
      <Search aria-hidden />
      <Input
        ref={ref}
        type="search"
        value={text}
        placeholder={t('table.search')}
        aria-label={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        onBlur={leave}
      />
      {text !== '' && (
        <IconButton label={t('table.search.clear')} size="xs" onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
    </Frame>
  );
}

interface TypedSearch {
  readonly typed: string;
  /** The applied search. */
  readonly query: string;
  /** Applies the typed text. */
  readonly apply: () => void;
  readonly onDown: () => void;
}

/**
 * Handler of Down in the search: focuses the first row. While the search is still debounced the first row is stale, and Enter would open it, so the focus
 * waits for the found rows.
 */
function useDownOnceSearched({ typed, query, apply, onDown }: TypedSearch): () => void {
  const awaited = useRef<string>(undefined);
  const latest = useRef(onDown);
  useEffect(() => {
    latest.current = onDown;
  });
  useEffect(() => {
    if (awaited.current === query) latest.current();
    awaited.current = undefined;
  }, [query]);
  return () => {
    const wanted = typed.trim();
    if (wanted === query) return onDown();
    awaited.current = wanted;
    return apply();
  };
}
