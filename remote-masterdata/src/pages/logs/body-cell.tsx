import type { ReactNode } from 'react';
import type { LogEntry } from './requests/use-logs.ts';

/** The body of a call on one line. */
export interface BodyCellProps {
  readonly entry: LogEntry;
  /** "Show all" in the user's language. */
  readonly label: string;
  readonly onShow: (entry: LogEntry) => void;
}

const LINE = { display: 'flex', gap: '0.5rem', alignItems: 'center' } as const;
const TEXT = {
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontFamily: 'var(--chakra-fonts-mono)',
  fontSize: '0.75rem',
} as const;
const MORE = {
  flexShrink: 0,
  textDecoration: 'underline',
  cursor: 'pointer',
  fontSize: '0.75rem',
  minHeight: '24px',
} as const;
/** Length that fits a line of a wide screen. */
const MOST = 300;

/** Body of a call, cut to the column, with a button that shows all of it. */
export function BodyCell({ entry, label, onShow }: BodyCellProps): ReactNode {
  const { body, method, url } = entry;
  if (body === null || body === '') return null;
  return (
    <span style={LINE}>
      <code style={TEXT}>{body.slice(0, MOST)}</code>
      <button type="button" style={MORE} aria-label={`${label}: ${method} ${url}`} onClick={() => onShow(entry)}>
        {label}
      </button>
    </span>
  );
}
