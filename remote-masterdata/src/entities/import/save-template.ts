import { IMPORT_FIELDS, type ImportableKind } from '@navette/shared/domain';
import type { Locale } from '@navette/shared/i18n';
import { saveFile } from '@navette/shared/ui';
import { saveWorkbook } from '@navette/shared/ui-table';

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

/** Downloads the template as workbook. */
export const saveWorkbookTemplate = (kind: ImportableKind, locale: Locale, name: string): Promise<void> =>
  saveWorkbook(name, { headings: templateHeadings(kind, locale) });
