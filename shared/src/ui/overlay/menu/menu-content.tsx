import { Menu as Kit } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { isDivider } from './menu-entry.ts';
import type { MenuCommand, MenuEntry } from './menu-entry.ts';

/** The list of a menu, in a layer over the page. */
export function MenuContent({ items }: { readonly items: readonly MenuEntry[] }): ReactNode {
  return (
    <Portal>
      <Kit.Positioner>
        <Kit.Content>{items.map((entry) => (isDivider(entry) ? <Kit.Separator key={entry.id} /> : <Command key={entry.id} command={entry} />))}</Kit.Content>
      </Kit.Positioner>
    </Portal>
  );
}

function Command({ command }: { readonly command: MenuCommand }): ReactNode {
  const { id, label, icon, danger, disabled, checked, shortcut } = command;
  const choice = checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <Kit.Item value={id} disabled={disabled !== undefined} data-danger={danger || undefined} {...choice}>
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
      {shortcut !== undefined && <Kit.ItemCommand>{shortcut}</Kit.ItemCommand>}
    </Kit.Item>
  );
}

/**
 * Runs the command with this id once the menu has gone: the kit closes whatever was opened over a menu together with it, a dialog that the command opens
 * included.
 */
export function runCommand(items: readonly MenuEntry[], id: string): void {
  const command = items.find((entry) => entry.id === id);
  if (command && !isDivider(command)) setTimeout(command.onSelect);
}
