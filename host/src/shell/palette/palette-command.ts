import { fold, searchWords } from '@navette/shared/domain';
import type { ReactNode } from 'react';

/** Command of the palette. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Search terms besides the label. */
  readonly words?: string;
  /** Rendered instead of the label. */
  readonly content?: ReactNode;
  readonly run: () => void;
}

/** Commands under a heading. */
export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly PaletteCommand[];
}

/** Filters commands: label or search terms must contain every typed word, ignoring accents and case. Empty groups are left out. */
export function matching(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const words = searchWords(typed);
  const fits = ({ label, words: more = '' }: PaletteCommand): boolean => {
    const text = fold(`${label} ${more}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0);
}
