import type { ReactNode } from 'react';
import type { PaymentBlock, TransferSlip } from '../../domain/document/document.ts';
import { PaperFacts } from './paper-facts.tsx';
import { encode } from 'uqr';

/** A European transfer order: fields in boxes, as on bank forms. */
function Slip({ slip: { title, fields } }: { readonly slip: TransferSlip }): ReactNode {
  return (
    // Half a point from the edge, where browsers clip the border on paper.
    <section style={{ border: '0.75pt solid #000', padding: '3mm', margin: '5mm 0.5pt 0', breakInside: 'avoid' }}>
      <h3 style={{ fontWeight: 600, marginBottom: '2mm' }}>{title}</h3>
      <PaperFacts facts={fields} />
    </section>
  );
}

/** Payment instructions: sentences, account and references, payment code beside them, transfer slip below. */
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

/** Payment codes have error level M and version 13 at most (EPC069-12); quiet zone of four modules. */
const OPTIONS = { ecc: 'M', maxVersion: 13, border: 4 } as const;

/** Content of a QR code with its accessible name. */
interface QrCodeProps {
  readonly payload: string;
  readonly label: string;
}

/** A QR code, black on white in every theme, as scanners need it. */
function QrCode({ payload, label }: QrCodeProps): ReactNode {
  const { data, size } = encode(payload, OPTIONS);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '34mm', height: '34mm', flex: 'none', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
