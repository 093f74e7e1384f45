import { addDays } from '@navette/shared/domain';
import type { ImportCell, Sheet } from '@navette/shared/import';
import { damaged, FileFault, MOST_COLUMNS, MOST_ROWS, tooManyColumns, tooManyRows } from './file-fault.ts';
import { strFromU8, unzipSync } from 'fflate';
import { messageKey } from '@navette/shared/i18n';

const all = (parent: Document | Element, name: string): Element[] => [...parent.getElementsByTagNameNS('*', name)];
const textOf = (element: Element | undefined): string => element?.textContent ?? '';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw damaged();
  return document;
}

/** Number format of a cell, as far as it affects the value. */
type Shown = 'date' | 'elapsed' | 'percent' | 'number' | { readonly zeros: number };

const BUILT_IN_DATES = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 47];
const BUILT_IN_ELAPSED = 46;
const BUILT_IN_PERCENTS = [9, 10];

/** Kind of a number format such as `[$-80C]dddd d mmmm yyyy`, `[h]:mm`, `0.00%`, `0000000000`; texts, colours and languages in it are ignored. */
function shownBy(id: number, code: string): Shown {
  if (BUILT_IN_PERCENTS.includes(id)) return 'percent';
  if (BUILT_IN_DATES.includes(id)) return 'date';
  const [first = ''] = code.replaceAll(/"[^"]*"|\\.|_.|\*./gu, '').split(';');
  if (id === BUILT_IN_ELAPSED || /\[[hms]+\]/iu.test(first)) return 'elapsed';
  const bare = first.replaceAll(/\[[^\]]*\]/gu, '');
  if (bare.includes('%')) return 'percent';
  if (/^0{2,}$/u.test(bare)) return { zeros: bare.length };
  return /^general$/iu.test(bare) || !/[ymdhs]/iu.test(bare) ? 'number' : 'date';
}

function stylesOf(xml: string | undefined): readonly Shown[] {
  if (xml === undefined) return [];
  const document = parse(xml);
  const codes = new Map(
    all(document, 'numFmt').map((format) => [format.getAttribute('numFmtId'), format.getAttribute('formatCode') ?? '']),
  );
  return all(document, 'cellXfs').flatMap((styles) =>
    all(styles, 'xf').map((style) => {
      const id = style.getAttribute('numFmtId');
      return shownBy(Number(id), codes.get(id) ?? '');
    }),
  );
}

const DAY_SECONDS = 86_400;
/** Workbooks of old Macs count days from 1904. */
const DAYS_TO_1904 = 1462;
const two = (value: number) => String(value).padStart(2, '0');

/** Date as ISO, time alone as HH:mm:ss. Rounded to the nearest second, since floating point may fall just below it. */
function dateText(serial: number, shown: Shown, is1904: boolean): string {
  const seconds = Math.round(serial * DAY_SECONDS);
  const inDay = seconds % DAY_SECONDS;
  const clock = `${two(Math.floor((inDay % DAY_SECONDS) / 3600))}:${two(Math.floor(inDay / 60) % 60)}:${two(inDay % 60)}`;
  if (shown === 'elapsed') return `${two(Math.floor(seconds / 3600))}:${clock.slice(3)}`;
  const days = Math.floor(seconds / DAY_SECONDS);
  if (days === 0 && !is1904) return clock;
  // Excel's calendar contains 29 February 1900, which did not exist.
  const since1900 = is1904 ? days + DAYS_TO_1904 : days < 60 ? days + 1 : days;
  return `${addDays('1899-12-30', since1900)}T${clock}`;
}

const LAST_SERIAL = 2_958_465;

function numberOf(text: string, shown: Shown, is1904: boolean): ImportCell {
  if (text === '') return null;
  // Sheets store 17 digits of a binary fraction; fifteen restore the typed value.
  const number = Number(Number(text).toPrecision(15));
  if (Number.isNaN(number)) return text;
  if (shown === 'percent') return `${Number((number * 100).toPrecision(12))}%`;
  if ((shown === 'date' || shown === 'elapsed') && number >= 0 && number <= LAST_SERIAL)
    return dateText(number, shown, is1904);
  return typeof shown === 'object' && Number.isInteger(number) ? String(number).padStart(shown.zeros, '0') : number;
}

/** Concatenated text of a cell with several styles, without phonetic hints. */
const richText = (parent: Element | undefined): string =>
  parent === undefined
    ? ''
    : all(parent, 't')
        .filter((part) => part.parentElement?.localName !== 'rPh')
        .map((part) => textOf(part))
        .join('');

/** Names and paths of the visible sheets, in their order; a workbook without a sheet list has one sheet. */
function sheetPaths(
  parts: ReadonlyMap<string, string>,
  workbook: Document | undefined,
): { name: string; path: string }[] {
  const links = parts.get('xl/_rels/workbook.xml.rels');
  const targets = new Map(
    links === undefined
      ? []
      : all(parse(links), 'Relationship').map(
          (link) => [link.getAttribute('Id'), link.getAttribute('Target')] as const,
        ),
  );
  const listed = (workbook ? all(workbook, 'sheet') : []).flatMap((sheet) => {
    if ((sheet.getAttribute('state') ?? 'visible') !== 'visible') return [];
    const id = [...sheet.attributes].find(({ localName, name }) => localName === 'id' && name !== 'id')?.value;
    const path = targets.get(id ?? null)?.replace(/^\/?(?:xl\/)?(?:\.\/)?/u, 'xl/');
    return path !== undefined && parts.has(path) ? [{ name: sheet.getAttribute('name') ?? '', path }] : [];
  });
  if (listed.length > 0) return listed;
  return [{ name: '', path: [...parts.keys()].find((name) => /worksheets\//iu.test(name)) ?? '' }];
}

/**
 * Visible sheets of a workbook (.xlsx). Dates and times become ISO text, rounded to the second; percentages keep their sign, numbers the
 * zeros of their format, and vertically merged cells are repeated in each row. For formulas the stored result is read; nothing is evaluated.
 * @throws FileFault
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpackWorkbook(bytes);
  const list = parts.get('xl/workbook.xml');
  const workbook = list === undefined ? undefined : parse(list);
  const is1904 =
    workbook !== undefined && /^(?:1|true)$/u.test(all(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '');
  const styles = stylesOf(parts.get('xl/styles.xml'));
  const strings = parts.get('xl/sharedStrings.xml');
  const shared = strings === undefined ? [] : all(parse(strings), 'si').map(richText);
  const valueOf = (cell: Element): ImportCell => {
    const text = textOf(all(cell, 'v')[0]);
    switch (cell.getAttribute('t') ?? 'n') {
      case 's':
        return shared[Number(text)] ?? null;
      case 'inlineStr':
        return richText(all(cell, 'is')[0]);
      case 'b':
        return text === '1';
      case 'n':
        return numberOf(text, styles[Number(cell.getAttribute('s') ?? 0)] ?? 'number', is1904);
      default:
        return text;
    }
  };
  return sheetPaths(parts, workbook).map(({ name, path }) => ({
    name,
    rows: rowsOf(parse(parts.get(path) ?? ''), valueOf),
  }));
}

function rowsOf(sheet: Document, valueOf: (cell: Element) => ImportCell): ImportCell[][] {
  const rows: ImportCell[][] = [];
  for (const row of all(sheet, 'row')) {
    const at = Number(row.getAttribute('r') ?? rows.length + 1);
    while (rows.length < at) rows.push([]);
    const cells = rows[at - 1] ?? [];
    for (const cell of all(row, 'c')) {
      const column = columnOf(/^[A-Z]+/u.exec(cell.getAttribute('r') ?? '')?.[0] ?? '') || cells.length + 1;
      while (cells.length < column) cells.push(null);
      cells[column - 1] = valueOf(cell);
    }
  }
  for (const merged of all(sheet, 'mergeCell')) fillDown(rows, merged.getAttribute('ref') ?? '');
  return rows;
}

function fillDown(rows: ImportCell[][], reference: string): void {
  const [, letters = '', first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/u.exec(reference) ?? [];
  const column = columnOf(letters) - 1;
  const value = rows[Number(first) - 1]?.[column] ?? null;
  for (let row = Number(first); row < Math.min(Number(last), rows.length); row += 1) {
    const cells = rows[row] ?? [];
    while (cells.length <= column) cells.push(null);
    cells[column] ??= value;
  }
}

/** Limit of the unpacked size of a workbook: far above that of some thousand rows; beyond it, the file is a zip bomb. */
const MOST_UNPACKED = 60 * 1024 * 1024;
/** Blank rows that a sheet may have below its data. */
const SLACK = 200;

const READ = /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook\.xml|worksheets\/[^/]+)\.(?:xml|rels)$/iu;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/iu;
const CELL = /<(?:\w+:)?(?:c|row)\b[^>]*?\br="([A-Z]*)(\d+)"/gu;

/** Number of a column, from 1: A, …, Z, AA. */
const columnOf = (letters: string): number =>
  letters.split('').reduce((number, letter) => number * 26 + (letter.charCodeAt(0) - 64), 0);

/**
 * Parts of a workbook that the reader needs, by path. Refuses workbooks that would exhaust the browser's memory: unpacked size too large, or cells so
 * far out that their table would have millions of positions.
 * @throws FileFault
 */
function unpackWorkbook(bytes: Uint8Array): ReadonlyMap<string, string> {
  let unpacked = 0;
  const parts = unpack(bytes, ({ name, originalSize }) => {
    unpacked += originalSize;
    if (unpacked > MOST_UNPACKED) throw new FileFault(messageKey('import.fault.unpacked'));
    return READ.test(name);
  });
  const texts = new Map(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
  const sheets = [...texts].filter(([name]) => SHEET.test(name));
  if (sheets.length === 0) throw damaged();
  for (const [, sheet] of sheets)
    for (const [, letters = '', row = ''] of sheet.matchAll(CELL)) {
      if (columnOf(letters) > MOST_COLUMNS) throw tooManyColumns();
      if (Number(row) > MOST_ROWS + SLACK) throw tooManyRows();
    }
  return texts;
}

interface Entry {
  readonly name: string;
  readonly originalSize: number;
}

function unpack(bytes: Uint8Array, filter: (entry: Entry) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof FileFault ? error : damaged();
  }
}
