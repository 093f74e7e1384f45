import { useLocale, useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Box, Input } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { HitText, SearchStatus } from '../search/search-results.tsx';
import { OptionGroup, Option, useOptionList } from '../search/option-list.tsx';
import { useSearch, type SearchState } from '../search/use-search.ts';
import { matching, type PaletteCommand, type PaletteGroup, useCommands } from './use-commands.tsx';

/** Command palette (Ctrl+K): go to a page, run a command, open a record, all by keyboard (specification/screens.md#keyboard). */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const { groups, search, options } = usePaletteGroups(text);
  const take = (index: number): void => {
    onClose();
    options[index]?.run();
  };
  // Commands are available immediately, records arrive later.
  const isFirstCommand = options[0] !== undefined && !search.groups.some(({ target }) => target === groups[0]?.id);
  const list = useOptionList(options.length, take, search.searching && !isFirstCommand);
  return (
    <Dialog open onClose={onClose} size={600} title={t('palette.title')}>
      <Input
        type="search"
        role="combobox"
        size="lg"
        aria-label={t('palette.label')}
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={options.length > 0 ? `${id}${list.active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('palette.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.setActive(0);
        }}
        onKeyDown={list.onKeyDown}
      />
      <Box
        id={`${id}list`}
        role="listbox"
        aria-label={t('palette.label')}
        marginTop="2"
        height="min(24rem, 50dvh)"
        overflow="auto"
      >
        {groups.map((group) => (
          <OptionGroup key={group.id} title={group.title}>
            {group.commands.map((command) => {
              const index = options.indexOf(command);
              return (
                <Option
                  key={command.id}
                  id={`${id}${index}`}
                  active={index === list.active}
                  onHover={() => list.setActive(index)}
                  onTake={() => take(index)}
                >
                  {command.icon}
                  {command.content ?? command.label}
                </Option>
              );
            })}
          </OptionGroup>
        ))}
      </Box>
      <SearchStatus search={search} found={search.groups.flatMap(({ hits }) => hits).length} />
    </Dialog>
  );
}

/** Commands that match the input, followed by the server's search hits. */
function usePaletteGroups(text: string): {
  groups: readonly PaletteGroup[];
  search: SearchState;
  options: readonly PaletteCommand[];
} {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const commands = useCommands();
  const search = useSearch(text);
  return useMemo(() => {
    const records = search.groups.map(({ target, heading, hits }) => ({
      id: target,
      title: typeof heading === 'string' ? t(heading) : heading[locale],
      commands: hits.map(({ key, hit, address }) => ({
        id: key,
        label: key,
        content: <HitText hit={hit} />,
        run: () => void navigate(address),
      })),
    }));
    const groups: readonly PaletteGroup[] = [...matching(commands, text), ...records];
    return { groups, search, options: groups.flatMap((group) => group.commands) };
  }, [t, locale, navigate, commands, search, text]);
}
