import { useT } from '@navette/shared/i18n';
import { Box, Input } from '@navette/shared/ui';
import { Search } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SearchStatus, useHitOptions } from './search-results.tsx';
import { useOptionList } from './option-list.tsx';
import { useSearch } from './use-search.ts';

/** Search of the top bar: grouped hits below the field; Enter opens the record (specification/shell.md#global-search). */
export function GlobalSearch(): ReactNode {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const search = useSearch(open ? text : '');
  const shown = open && !search.idle;
  const options = useOptionList({
    label: t('search.label'),
    groups: useHitOptions(search),
    expanded: shown,
    pending: search.searching,
    onTake: (option) => {
      setOpen(false);
      setText('');
      // Also cancels a pending Enter.
      field.current?.blur();
      option.run();
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      setText('');
      setOpen(false);
      options.withdraw();
    } else options.field.onKeyDown(event);
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
        options.withdraw();
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
        {...options.field}
        ref={field}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          options.restart();
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        paddingInlineStart="8"
        css={open ? undefined : onBar}
      />
      {shown && (
        <Box
          position="absolute"
          top="calc(100% + 4px)"
          insetInline="0"
          zIndex="popover"
          minWidth="20rem"
          maxHeight="70dvh"
          overflow="auto"
          padding="1"
          bg="bg.panel"
          color="fg"
          borderRadius="l3"
          boxShadow="lg"
        >
          {options.list}
          <SearchStatus search={search} />
        </Box>
      )}
    </Box>
  );
}

const onBar = {
  bg: 'white/14',
  borderColor: 'transparent',
  color: 'white',
  '&::placeholder': { color: 'white' },
} as const;
