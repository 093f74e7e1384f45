import type { LucideIcon } from 'lucide-react';

/** Semantic colour of a status, always used together with an icon and a word. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

/** Appearance of a status: edge and tint of its row, icon and word. */
export interface StatusStyle {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  /** Message key of the word. */
  readonly label: string;
}
