/** A4, in points. */
const PAGE = '0 0 595 842';

/** A minimal PDF: one page of lines in Helvetica, the first one larger. @param lines Latin-1 text */
export function smallPdf([title = '', ...lines]: readonly string[]): Buffer {
  const text = `BT /F1 18 Tf 56 770 Td 18 TL (${escaped(title)}) Tj /F1 11 Tf 0 -14 Td ${lines.map((line) => `T* (${escaped(line)}) Tj`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${PAGE}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = head.length + objects.join('').length;
  const count = objects.length + 1;
  return Buffer.from(
    `${head}${objects.join('')}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`,
    'latin1',
  );
}

const escaped = (line: string): string => line.replaceAll(/[\\()]/gu, String.raw`\$&`);
