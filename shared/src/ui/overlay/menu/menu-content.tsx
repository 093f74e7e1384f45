import { Menu as Kit } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { keyName } from '../../keys/key-name.ts';
import { hasLostFocus } from './has-lost-focus.ts';
import { isDivider } from './menu-entry.ts';
import type { MenuCommand, MenuEntry } from './menu-entry.ts';

/** The list of a menu. */
export interface MenuContentProps {
  readonly items: readonly MenuEntry[];
  /** Restores the focus to the opener of the menu. */
  readonly refocus: () => void;
}

/** The list of a menu, in a layer over the page. */
export function MenuContent({ items, refocus }: MenuContentProps): ReactNode {
  return (
    <Portal>
      <Kit.Positioner>
        <Kit.Content>
          {items.map((entry) =>
            isDivider(entry) ? (
              <Kit.Separator key={entry.id} />
            ) : (
              <Command key={entry.id} command={entry} refocus={refocus} />
            ),
          )}
        </Kit.Content>
      </Kit.Positioner>
    </Portal>
  );
}

function Command({ command, refocus }: { readonly command: MenuCommand; readonly refocus: () => void }): ReactNode {
  const t = useT();
  const { id, label, icon, danger, disabled, checked, shortcut } = command;
  const choice = checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked };
  // Every selection ends in a click. Chakra's own `onSelect` reports the highlighted item, which is unset for a screen reader's click.
  const run = () => disabled === undefined && runCommand(command, refocus);
  return (
    <Kit.Item value={id} disabled={disabled !== undefined} data-danger={danger || undefined} onClick={run} {...choice}>
      {icon}
      <Kit.ItemText>
        {label}
        {disabled !== undefined && (
          <chakra.span display="block" textStyle="xs">
            {disabled}
          </chakra.span>
        )}
      </Kit.ItemText>
      {checked && <Check aria-hidden />}
      {shortcut !== undefined && <Kit.ItemCommand>{keyName(t, shortcut)}</Kit.ItemCommand>}
    </Kit.Item>
  );
}

/**
 * Runs a command after the menu has closed: Chakra closes everything opened over a menu together with it, such as a dialog that the command opens.
 */
function runCommand({ onSelect }: MenuCommand, refocus: () => void): void {
  refocus();
  setTimeout(() => {
    if (hasLostFocus()) refocus();
    onSelect();
  });
}
