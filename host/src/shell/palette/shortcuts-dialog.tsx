import { messageKey, useT } from '@navette/shared/i18n';
import { Box, Heading, Kbd, KEY_MEANINGS, keyName, keysOfPage } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useCan } from '@navette/shared/session';
import { useState, type ReactNode } from 'react';

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: string;
}

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], text: messageKey('shortcuts.palette') },
  { keys: ['Escape'], text: messageKey('shortcuts.close') },
];

/** For who may see releases. */
const inspector: Shortcut = { keys: ['Ctrl', 'Shift', '.'], text: messageKey('shortcuts.inspector') };

const tables: readonly Shortcut[] = [
  { keys: ['↑', '↓', '←', '→'], text: messageKey('shortcuts.move') },
  { keys: ['Enter'], text: messageKey('shortcuts.open') },
  { keys: ['Delete'], text: messageKey('shortcuts.delete') },
  { keys: ['Shift', 'F10'], text: messageKey('shortcuts.rowMenu') },
];

/** A table, or the board, whose rows and trips have the same keys. */
const LIST = 'main :is([role=grid], [role=treegrid], [data-trip])';

/** Single keys that every page has. */
const GLOBAL: readonly string[] = ['b', 'r', '?'];

/** Dialog with the keyboard shortcuts that the shown page has (`?`). */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const single = keysOfPage();
  const inspects = useCan('releases');
  const [hasList] = useState(() => document.querySelector(LIST) !== null);
  const shortcuts = (keys: readonly string[]) =>
    keys.map((key) => ({ keys: key.length > 1 ? key.split('+') : [key], text: KEY_MEANINGS[key] ?? '' }));
  const ofPage = shortcuts(single.filter((key) => !GLOBAL.includes(key)));
  return (
    <Dialog open onClose={onClose} size={600} title={t('shortcuts.title')}>
      <Keys
        title={t('shortcuts.everywhere')}
        keys={[
          ...everywhere,
          ...(inspects ? [inspector] : []),
          ...shortcuts(single.filter((key) => GLOBAL.includes(key))),
        ]}
      />
      {ofPage.length > 0 && <Keys title={t('shortcuts.page')} keys={ofPage} />}
      {hasList && <Keys title={t('shortcuts.tables')} keys={tables} />}
    </Dialog>
  );
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly Shortcut[] }): ReactNode {
  const t = useT();
  return (
    <Box marginBottom="5">
      <Heading size="sm" as="h3" marginBottom="2">
        {title}
      </Heading>
      <Box asChild display="grid" gridTemplateColumns="9rem 1fr" rowGap="2" alignItems="center">
        <dl>
          {keys.map(({ keys: pressed, text }) => (
            <Box key={text} display="contents">
              <Box as="dt" display="flex" gap="1">
                {pressed.map((key) => (
                  <Kbd key={key}>{keyName(t, key)}</Kbd>
                ))}
              </Box>
              <dd>{t(text)}</dd>
            </Box>
          ))}
        </dl>
      </Box>
    </Box>
  );
}
