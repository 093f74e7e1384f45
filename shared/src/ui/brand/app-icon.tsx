import type { ReactNode } from 'react';

/** The suite's icon. */
export interface AppIconProps {
  /** Edge in px. */
  readonly size?: number;
  /** On the dark bars: the red field is left out and the shuttle is drawn in the text's colour. */
  readonly bare?: boolean;
}

/** A weaver's shuttle, which is what *navette* means: it goes there and comes back. The same drawing as `navette.svg`. */
export function AppIcon({ size = 28, bare = false }: AppIconProps): ReactNode {
  const thread = bare ? 'var(--shuttle-thread, var(--chakra-colors-brand-700))' : '#8b1a20';
  return (
    <svg viewBox={bare ? '3 3 26 26' : '0 0 32 32'} width={size} height={size} aria-hidden focusable="false">
      {!bare && <rect width="32" height="32" rx="7" fill="#8b1a20" />}
      <path d="M4.5 16C9 9.6 23 9.6 27.5 16 23 22.4 9 22.4 4.5 16Z" fill={bare ? 'currentColor' : '#fff'} />
      <path d="M11 16h10" stroke={thread} strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
