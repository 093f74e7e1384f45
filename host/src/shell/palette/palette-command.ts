import { fold, searchWords } from '@navette/shared/domain';
import type { ReactNode } from 'react';

/** Something the palette can do. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** More words under which it is found. */
  readonly words?: string;
  /** Drawn instead of the label. */
  readonly content?: ReactNode;
  readonly run: () => void;
}

/** A heading and what stands under it. */
export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly PaletteCommand[];
}

/** The commands whose label or words hold every word that is typed; accents and case do not matter. Groups without any are left out. */
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
