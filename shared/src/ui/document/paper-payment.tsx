import type { ReactNode } from 'react';
import type { PaymentBlock, TransferSlip } from '../../domain/document/document.ts';
import { PaperFacts } from './paper-facts.tsx';
import { QrCode } from './qr-code.tsx';

/** A European transfer order: fields in boxes, as banks print it. */
function Slip({ slip: { title, fields } }: { readonly slip: TransferSlip }): ReactNode {
  return (
    // Half a point from the edge, where browsers cut the line on paper.
    <section style={{ border: '0.75pt solid #000', padding: '3mm', margin: '5mm 0.5pt 0', breakInside: 'avoid' }}>
      <h3 style={{ fontWeight: 600, marginBottom: '2mm' }}>{title}</h3>
      <PaperFacts facts={fields} />
    </section>
  );
}

/** How a document is paid: sentences, account and references, payment code beside them, transfer slip under them. */
export function PaperPayment({ block }: { readonly block: PaymentBlock }): ReactNode {
  const { title, sentences, facts, code, slip } = block;
  return (
    <section style={{ marginBlock: '5mm', breakInside: 'avoid' }}>
      <h3 style={{ fontSize: '12pt', fontWeight: 600, marginBottom: '2mm' }}>{title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} style={{ marginBottom: '2mm' }}>
          {sentence}
        </p>
      ))}
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '5mm' }}>
        <PaperFacts facts={facts} />
        {code && <QrCode payload={code.payload} label={code.label} />}
      </div>
      {slip && <Slip slip={slip} />}
    </section>
  );
}
