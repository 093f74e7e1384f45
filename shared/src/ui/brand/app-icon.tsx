import type { ReactNode } from 'react';

/** The suite's icon. */
export interface AppIconProps {
  /** Edge in px. */
  readonly size?: number;
  /** For dark bars: a white background, with the drawing in the bar's red. */
  readonly inverse?: boolean;
}

const RED = '#8b1a20';
const WHITE = '#fff';

/** An N drawn as a trip: from one stop there and back to the next. */
export function AppIcon({ size = 28, inverse = false }: AppIconProps): ReactNode {
  const [field, line] = inverse ? [WHITE, RED] : [RED, WHITE];
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
      <rect width="32" height="32" rx="7" fill={field} />
      <path
        d="M9.5 22V10.5l13 11V10"
        fill="none"
        stroke={line}
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="9.5" cy="22.5" r="3.4" fill={line} />
      <circle cx="22.5" cy="9.5" r="2.4" fill={field} stroke={line} strokeWidth="2.2" />
    </svg>
  );
}
