import type { ReactNode } from 'react';
import { Menu as Kit } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useT } from '../../../i18n/index.ts';
import { keyName } from '../../keys.ts';

interface MenuCommand {
  /** Unique in its menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  /** Destructive: red. Give it an icon and a verb. */
  readonly danger?: boolean;
  /** Reason why it is disabled; shown under the label. */
  readonly disabled?: string | undefined;
  /** For one of several choices: whether it is selected. Missing for a plain command. */
  readonly checked?: boolean;
  /** Keyboard shortcut, as in `KeyboardEvent.key`; shown by its name in the language. */
  readonly shortcut?: string;
}

/** A separator between groups. */
interface MenuDivider {
  readonly id: string;
  readonly divider: true;
}

/** An entry of a menu. */
export type MenuEntry = MenuCommand | MenuDivider;

const isDivider = (entry: MenuEntry): entry is MenuDivider => 'divider' in entry;

interface MenuContentProps {
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

/** Recipe of the menu. */
export const menuRecipe = defineSlotRecipe({
  className: 'n-menu',
  slots: [
    'trigger',
    'contextTrigger',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'itemCommand',
    'indicator',
    'separator',
    'arrow',
    'arrowTip',
  ],
  base: {
    content: {
      minWidth: '11rem',
      maxWidth: 'min(24rem, calc(100vw - 1rem))',
      maxHeight: 'min(30rem, var(--available-height))',
      overflowY: 'auto',
      padding: '1',
      textStyle: 'sm',
      color: 'fg',
      bg: 'bg.panel',
      boxShadow: 'lg',
      borderRadius: 'l2',
      outline: 'none',
      zIndex: 'calc({zIndex.popover} + var(--layer-index, 0))',
      _open: { animation: 'fade-in 90ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minHeight: '7',
      px: '2',
      textAlign: 'start',
      cursor: 'pointer',
      userSelect: 'none',
      borderRadius: 'l1',
      outline: 'none',
      color: 'colorPalette.fg',
      '& svg': { flexShrink: '0', width: '1rem', height: '1rem', color: 'fg.muted' },
      '&[data-danger]': { colorPalette: 'red', '& svg': { color: 'inherit' } },
      '&[data-highlighted]': { bg: 'colorPalette.subtle', boxShadow: 'inset 2px 0 0 {colors.colorPalette.solid}' },
      '&[data-disabled]': { color: 'fg.subtle', cursor: 'not-allowed' },
    },
    itemText: { flex: '1', minWidth: '0', py: '1' },
    itemCommand: { fontFamily: 'body', textStyle: 'xs', color: 'fg.muted', marginInlineStart: '4' },
    itemGroupLabel: { px: '2', pt: '2', pb: '1', textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
    separator: { height: '1px', bg: 'border', my: '1', mx: '-1' },
  },
});

/**
 * Whether the focus is on the body or in a menu's list. The kit focuses its list again in the frame after an arrow key; when the list is closed
 * before that frame, the focus is lost with it.
 */
export const hasLostFocus = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[role=menu]') !== null;
};
