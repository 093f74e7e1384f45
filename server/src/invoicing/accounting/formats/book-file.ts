import type { BookEntry } from '@navette/shared/accounting';
import { strToU8, zipSync } from 'fflate';
import type { BookFormat } from '@navette/openapi/enums';
import { bobFile } from './bob.ts';
import { exactFile } from './exact.ts';
import { linesFile, octopusFile } from './lines.ts';
import { type BookSupplier, winbooksFiles } from './winbooks.ts';

/** An export as stored, and the suppliers it may name. */
export interface StoredExport {
  readonly id: number;
  readonly entries: readonly BookEntry[];
  readonly suppliers: readonly BookSupplier[];
}

interface BookFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Moment of all files in an archive, so that the same export always has the same bytes. */
const ARCHIVED = new Date('2000-01-01T00:00:00');

/** The file of an export in a format; the same export and format give the same bytes (specification/bookkeeping.md#files). */
export function bookFile(format: BookFormat, { id, entries, suppliers }: StoredExport): BookFile {
  const name = (extension: string) => `${format}-${String(id).padStart(4, '0')}.${extension}`;
  switch (format) {
    case 'csv':
      return { name: name('csv'), content: strToU8(linesFile(entries)) };
    case 'octopus':
      return { name: name('csv'), content: strToU8(octopusFile(entries)) };
    case 'exact':
      return { name: name('xml'), content: strToU8(exactFile(entries)) };
    case 'bob':
      return { name: name('txt'), content: Buffer.from(bobFile(entries), 'latin1') };
    case 'winbooks': {
      const files = Object.entries(winbooksFiles(entries, suppliers)).map(
        ([file, text]) => [file, Buffer.from(text, 'latin1')] as const,
      );
      return { name: name('zip'), content: zipSync(Object.fromEntries(files), { mtime: ARCHIVED }) };
    }
  }
}
