import type { ReactNode } from 'react';

const STYLE = {
  background: '#fff',
  color: '#1d1a17',
  padding: '4px 8px',
  border: '1px solid #a39c94',
  borderRadius: 4,
  whiteSpace: 'nowrap',
} as const;

/** What a chart shows beside the pointer. */
export const tipOf =
  <Datum,>(text: (datum: Datum) => string) =>
  (datum: Datum): ReactNode => <div style={STYLE}>{text(datum)}</div>;
