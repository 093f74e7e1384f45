import type { ReactNode } from 'react';

/** A command of a menu. */
export interface MenuCommand {
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
export interface MenuDivider {
  readonly id: string;
  readonly divider: true;
}

/** An entry of a menu. */
export type MenuEntry = MenuCommand | MenuDivider;

export const isDivider = (entry: MenuEntry): entry is MenuDivider => 'divider' in entry;
