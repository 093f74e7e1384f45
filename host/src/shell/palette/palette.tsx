import { useT } from '@navette/shared/i18n';
import { Input } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { useOptionList } from '../search/option-list.tsx';
import { SearchStatus, useHitOptions } from '../search/search-results.tsx';
import { useSearch } from '../search/use-search.ts';
import { matching, useCommands } from './use-commands.tsx';

/** Command palette (Ctrl+K): go to a page, run a command, open a record, all by keyboard (specification/screens.md#keyboard). */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  const commands = matching(useCommands(), text);
  const search = useSearch(text);
  const records = useHitOptions(search);
  const options = useOptionList({
    label: t('palette.label'),
    groups: [...commands, ...records],
    style: { marginTop: '2', height: 'min(24rem, 50dvh)', overflow: 'auto' },
    expanded: true,
    // Commands are available immediately, records arrive later.
    pending: search.searching && commands.length === 0,
    onTake: (option) => {
      onClose();
      option.run();
    },
  });
  return (
    <Dialog open onClose={onClose} size={600} title={t('palette.title')}>
      <Input
        {...options.field}
        size="lg"
        aria-label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          options.restart();
        }}
      />
      {options.list}
      <SearchStatus search={search} />
    </Dialog>
  );
}
