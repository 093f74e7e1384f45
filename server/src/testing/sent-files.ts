import sharp from 'sharp';
import { smallPdf } from '../demo/small-pdf.ts';

/** A small PNG, another one for each number. It is stored as it is: drawn anew it has the same bytes. @param size in bytes, filled up behind its end with what is not stored */
export async function pictureOf(number: number, size = 0): Promise<Buffer> {
  const background = { r: number % 256, g: Math.floor(number / 256) % 256, b: 99 };
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return Buffer.concat([png, Buffer.alloc(Math.max(0, size - png.length), 3)]);
}

/** A PDF that is refused: a script stands where its font was. */
export const activePdf = (): Buffer => {
  const font = '/Type /Font /Subtype /Type1';
  return Buffer.from(
    smallPdf(['Parking']).toString('latin1').replace(font, '/S /JavaScript'.padEnd(font.length)),
    'latin1',
  );
};

/** A PDF with a table of its objects, of which the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  let file = latin('%PDF-1.7\n');
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file = Buffer.concat([file, latin(`${index + 1} 0 obj\n`), Buffer.from(object), latin('\nendobj\n')]);
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, latin(end)]);
}

const latin = (text: string) => Buffer.from(text, 'latin1');
