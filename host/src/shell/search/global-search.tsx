import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Box, Input } from '@navette/shared/ui';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SearchResults } from './search-results.tsx';
import { useOptionList } from './option-list.tsx';
import { useSearch } from './use-search.ts';

/** Search of the top bar: grouped hits below the field; Enter opens the record (specification/shell.md#global-search). */
export function GlobalSearch(): ReactNode {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const search = useSearch(open ? text : '');
  const options = search.groups.flatMap(({ hits }) => hits);
  const take = (index: number): void => {
    const option = options[index];
    if (!option) return;
    setOpen(false);
    setText('');
    // Also cancels a pending Enter.
    field.current?.blur();
    void navigate(option.address);
  };
  const list = useOptionList(options.length, take, search.searching);
  const shown = open && !search.idle;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      setText('');
      setOpen(false);
      list.withdraw();
    } else list.onKeyDown(event);
  };
  return (
    <Box
      position="relative"
      flex="1 1 24rem"
      maxWidth="32rem"
      minWidth="8rem"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        list.withdraw();
      }}
    >
      <Box
        position="absolute"
        insetInlineStart="2.5"
        top="0"
        bottom="0"
        display="flex"
        alignItems="center"
        pointerEvents="none"
        color={open ? 'fg.muted' : 'white'}
      >
        <Search aria-hidden size={16} />
      </Box>
      <Input
        ref={field}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={shown}
        aria-controls={`${id}list`}
        aria-activedescendant={shown && options.length > 0 ? `${id}${list.active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        paddingInlineStart="8"
        css={open ? undefined : onBar}
      />
      {shown && <SearchResults id={id} search={search} active={list.active} onHover={list.setActive} onTake={take} />}
    </Box>
  );
}

const onBar = {
  bg: 'rgba(255, 255, 255, 0.14)',
  borderColor: 'transparent',
  color: 'white',
  '&::placeholder': { color: 'white' },
} as const;
