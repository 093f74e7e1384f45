import type { ReactNode } from 'react';

const STYLE = {
  background: '#fff',
  color: '#1d1a17',
  padding: '4px 8px',
  border: '1px solid #a39c94',
  borderRadius: 4,
  whiteSpace: 'nowrap',
} as const;

/** Tooltip of a chart. */
export const tipOf =
  <Datum,>(text: (datum: Datum) => string) =>
  (datum: Datum): ReactNode => <div style={STYLE}>{text(datum)}</div>;
