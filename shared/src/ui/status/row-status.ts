import type { LucideIcon } from 'lucide-react';

/** What a state means at a glance. Colour is only one of its signs: icon and word go with it. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

/** How a state looks: edge and tint of its row, icon and word. */
export interface StatusLook {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  /** Message key of the word. */
  readonly label: string;
}
