import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, CSSProperties } from 'react';
import type {
  DocumentBlock,
  PaperDocument,
  TableBlock,
  TableSums,
  TotalsBlock,
  PaymentBlock,
  TransferSlip,
  DocumentFact,
} from '../../domain/document/document.ts';
import { PAPER_SHEET } from './print-root.tsx';
import { encode } from 'uqr';

const Paper = chakra('article', {
  base: {
    ...PAPER_SHEET,
    fontSize: '10pt',
    lineHeight: '1.35',
    '& th, & td': { ...PAPER_SHEET['& th, & td'], padding: '1mm 1.5mm' },
    '& th': { fontWeight: 'semibold', fontSize: '8.5pt' },
    '& td': { fontSize: '9pt', overflowWrap: 'anywhere' },
  },
});

/** A document to show or to print. */
interface PaperViewProps {
  readonly document: PaperDocument;
}

/** Blocks have no ids: index and kind are the key. */
const keyOf = ({ kind }: DocumentBlock, index: number): string => `${index} ${kind}`;

/**
 * Renders a document: in a dialog, and inside {@link PrintPage} on paper. It has its own language and is black on white in every theme.
 *
 * @example <PaperView document={invoiceDocument(source)} />
 */
export function PaperView({ document }: PaperViewProps): ReactNode {
  return (
    <Paper lang={document.language} aria-label={document.title}>
      {document.blocks.map((block, index) => (
        <PaperBlock key={keyOf(block, index)} block={block} />
      ))}
      {/* Avoids a page of its own. */}
      <footer style={{ color: '#444', fontSize: '8pt', marginTop: '6mm', textAlign: 'center', breakBefore: 'avoid' }}>
        {document.footer}
      </footer>
    </Paper>
  );
}

const GAP = '5mm';

/** Number of columns above which a table needs a smaller font, so that no date or amount wraps; as in the PDF. */
const MANY_COLUMNS = 9;

/** Kept with the preceding block: a last sentence must not be alone on a page. */
const PARAGRAPHS: CSSProperties = { marginBlock: GAP, display: 'grid', gap: '2.5mm', breakBefore: 'avoid' };

/** A long name without a space wraps inside its column. */
const ADDRESS: CSSProperties = { fontStyle: 'normal', minWidth: 0 };

/** The name of the organisation stands below it. */
const LOGO: CSSProperties = { maxWidth: '70mm', maxHeight: '18mm', marginBottom: '3mm', objectFit: 'contain' };

const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactNode =>
  lines.map((line, index) => (
    // Index as key: a name may be equal to the street.
    <div key={index} style={{ whiteSpace: 'pre-line' }}>
      {line}
    </div>
  ));

/** Cells of a sum; its label spans the columns before the first sum. */
function SumRow({ sums: { label, cells }, strong, style }: SumRowProps): ReactNode {
  const first = Math.max(1, cells.findIndex(Boolean));
  const weight = strong ? 700 : 600;
  return (
    <tr style={{ breakBefore: 'avoid' }}>
      <th scope="row" colSpan={first} style={{ ...style(0), fontWeight: weight }}>
        {label}
      </th>
      {cells.slice(first).map((cell, index) => (
        <td key={index} style={{ ...style(first + index), fontWeight: weight }}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

interface SumRowProps {
  readonly sums: TableSums;
  readonly strong: boolean;
  readonly style: (column: number) => CSSProperties;
}

function Table({ block }: { readonly block: TableBlock }): ReactNode {
  const { caption, columns, rows, groups, sums } = block;
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const size: CSSProperties = columns.length > MANY_COLUMNS ? { fontSize: '7pt', paddingInline: '0.5mm' } : {};
  const alignOf = (column: number): CSSProperties => ({
    ...size,
    ...(columns[column]?.align === 'end' && { textAlign: 'end', whiteSpace: 'nowrap' }),
  });
  const trips = (some: readonly (readonly string[])[]) =>
    some.map((row, index) => (
      <tr key={index}>
        {row.map((cell, column) => (
          <td key={columns[column]?.header} style={alignOf(column)}>
            {cell}
          </td>
        ))}
      </tr>
    ));
  return (
    <table aria-label={caption} style={{ tableLayout: 'fixed' }}>
      <colgroup>
        {columns.map(({ header, width }) => (
          <col key={header} style={{ width: `${(width / whole) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ header }, column) => (
            <th key={header} scope="col" style={{ ...alignOf(column), whiteSpace: 'normal' }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {groups ? (
        groups.map(({ title, count, sums: own }, index) => {
          const start = groups.slice(0, index).reduce((sum, group) => sum + group.count, 0);
          return (
            <tbody key={index}>
              <tr style={{ breakAfter: 'avoid' }}>
                <th scope="rowgroup" colSpan={columns.length} style={{ ...size, paddingTop: '3mm' }}>
                  {title}
                </th>
              </tr>
              {trips(rows.slice(start, start + count))}
              <SumRow sums={own} strong={false} style={alignOf} />
            </tbody>
          );
        })
      ) : (
        <tbody>{trips(rows)}</tbody>
      )}
      {sums && (
        <tbody>
          <SumRow sums={sums} strong style={alignOf} />
        </tbody>
      )}
    </table>
  );
}

function Totals({ block: { rows } }: { readonly block: TotalsBlock }): ReactNode {
  return (
    <dl style={{ width: '90mm', maxWidth: '100%', marginInlineStart: 'auto', marginBlock: GAP, breakInside: 'avoid' }}>
      {rows.map(({ label, value, strong }) => (
        <div
          key={label}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: '4mm',
            padding: '0.5mm 1.5mm',
            ...(strong && { fontWeight: 600, borderTop: '0.75pt solid #000', borderBottom: '0.75pt solid #000' }),
          }}
        >
          <dt>{label}</dt>
          <dd style={{ margin: 0, whiteSpace: 'nowrap' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One part of a document. */
function PaperBlock({ block }: { readonly block: DocumentBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <header style={{ marginBlock: GAP, breakAfter: 'avoid' }}>
          <h2 style={{ fontSize: '16pt', fontWeight: 600, marginBottom: '2mm' }}>{block.title}</h2>
          <PaperFacts facts={block.facts} />
        </header>
      );
    case 'addresses':
      return (
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: '10mm', marginBottom: '10mm' }}>
          <address style={ADDRESS}>
            {block.logo && <img src={block.logo} alt="" style={LOGO} />}
            <Lines lines={block.from} />
          </address>
          <address style={{ ...ADDRESS, width: '85mm', flexShrink: 0, fontSize: '11pt', paddingTop: '8mm' }}>
            <Lines lines={block.to} />
          </address>
        </div>
      );
    case 'text':
      return (
        <div style={PARAGRAPHS}>
          <Lines lines={block.paragraphs} />
        </div>
      );
    case 'table':
      return <Table block={block} />;
    case 'totals':
      return <Totals block={block} />;
    case 'payment':
      return <PaperPayment block={block} />;
    case 'notes':
      return (
        <div style={{ ...PARAGRAPHS, color: '#444', fontSize: '8.5pt' }}>
          <Lines lines={block.lines} />
        </div>
      );
  }
}

/** A European transfer order: fields in boxes, as on bank forms. */
function Slip({ slip: { title, fields }, code }: SlipProps): ReactNode {
  return (
    // Half a point from the edge, where browsers clip the border on paper.
    <section style={{ border: '0.75pt solid #000', padding: '3mm', margin: '5mm 0.5pt 0', breakInside: 'avoid' }}>
      <h3 style={{ fontWeight: 600, marginBottom: '2mm' }}>{title}</h3>
      <Beside code={code}>
        <PaperFacts facts={fields} />
      </Beside>
    </section>
  );
}

interface SlipProps extends Pick<PaymentBlock, 'code'> {
  readonly slip: TransferSlip;
}

/** The payment code at the right of what it contains. */
function Beside({ code, children }: Pick<PaymentBlock, 'code'> & { readonly children: ReactNode }): ReactNode {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '5mm' }}>
      {children}
      {code && <QrCode payload={code.payload} label={code.label} />}
    </div>
  );
}

/** Payment instructions: sentences, then the transfer slip, or account and references alone, with the payment code beside them. */
function PaperPayment({ block }: { readonly block: PaymentBlock }): ReactNode {
  const { title, sentences, facts, code, slip } = block;
  return (
    <section style={{ marginBlock: '5mm', breakInside: 'avoid' }}>
      <h3 style={{ fontSize: '12pt', fontWeight: 600, marginBottom: '2mm' }}>{title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} style={{ marginBottom: '2mm' }}>
          {sentence}
        </p>
      ))}
      {slip ? (
        <Slip slip={slip} code={code} />
      ) : (
        <Beside code={code}>
          <PaperFacts facts={facts} />
        </Beside>
      )}
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

/** Labels with their values, in two columns. */
function PaperFacts({ facts }: { readonly facts: readonly DocumentFact[] }): ReactNode {
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
