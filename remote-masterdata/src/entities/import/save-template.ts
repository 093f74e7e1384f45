import { IMPORT_FIELDS, type ImportableKind } from '@navette/shared/domain';
import type { Locale } from '@navette/shared/i18n';
import { saveFile } from '@navette/shared/ui';

/** Headings of the template of a kind, in a language. */
export const templateHeadings = (kind: ImportableKind, locale: Locale): string[] =>
  IMPORT_FIELDS[kind].map(({ names, required }) => `${names[locale][0]}${required ? ' *' : ''}`);

/** Downloads the template as CSV, as spreadsheets in Belgium open it: semicolons, with a byte order mark. */
export function saveCsvTemplate(kind: ImportableKind, locale: Locale, name: string): void {
  const line = templateHeadings(kind, locale)
    .map((heading) => `"${heading}"`)
    .join(';');
  saveFile(`${name}.csv`, `\uFEFF${line}\r\n`);
}

/** Downloads the template as workbook; its columns are text, so that zeros at the beginning are kept. */
export async function saveWorkbookTemplate(kind: ImportableKind, locale: Locale, name: string): Promise<void> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const headings = templateHeadings(kind, locale);
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = headings.map((heading) => ({ width: Math.max(14, heading.length + 2) }));
  saveFile(`${name}.xlsx`, await writeWorkbook([head], { columns }).toBlob());
}
