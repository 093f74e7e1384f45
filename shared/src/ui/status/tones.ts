import type { Tone } from './row-status.ts';

/** The colours of each tone. `edge` is at least 3:1 against white, `text` at least 4.5:1 on white and on `tint`. */
export const tones: Readonly<Record<Tone, { readonly edge: string; readonly tint: string; readonly text: string }>> = {
  neutral: { edge: 'gray.500', tint: 'white', text: 'gray.700' },
  info: { edge: 'blue.500', tint: 'blue.50', text: 'blue.700' },
  success: { edge: 'green.500', tint: 'green.50', text: 'green.700' },
  warning: { edge: 'orange.500', tint: 'orange.50', text: 'orange.700' },
  danger: { edge: 'red.500', tint: 'red.50', text: 'red.700' },
  muted: { edge: 'gray.800', tint: 'gray.100', text: 'gray.600' },
};
