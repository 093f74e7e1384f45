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
  /** Why it can't be chosen now; shown under the label. */
  readonly disabled?: string | undefined;
  /** For one of several choices: whether it is selected. Absent for a plain command. */
  readonly checked?: boolean;
  /** The key that does the same, as `KeyboardEvent.key` gives it; shown by its name in the language. */
  readonly shortcut?: string;
}

/** A separator between groups. */
export interface MenuDivider {
  readonly id: string;
  readonly divider: true;
}

/** What a menu holds. */
export type MenuEntry = MenuCommand | MenuDivider;

export const isDivider = (entry: MenuEntry): entry is MenuDivider => 'divider' in entry;
