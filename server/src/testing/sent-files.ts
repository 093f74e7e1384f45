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
