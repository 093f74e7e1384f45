import type { ReactNode } from 'react';
import type { DocumentFact } from '../../domain/document/document.ts';

/** Labels with their values, in two columns. */
export function PaperFacts({ facts }: { readonly facts: readonly DocumentFact[] }): ReactNode {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: '4mm', margin: 0 }}>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`} style={{ display: 'contents' }}>
          <dt style={{ color: '#444' }}>{label}</dt>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
