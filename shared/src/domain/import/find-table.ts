import { headingKey, headingNames } from './match-columns.ts';
import type { ImportableKind, ImportCell } from './import-values.ts';

/** A sheet of a file; row 1 of the file is the first. A CSV has one sheet. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly ImportCell[])[];
}

/** Position of a table in a file. */
export interface TableSpot {
  readonly sheet: number;
  /** Index of the row of headings. */
  readonly title: number;
  /** Number of rows of headings: two where a group stands above its columns ("Adresse" above "Rue" and "CP"). */
  readonly lines: 1 | 2;
}

/** Headings of a table, and its non-empty rows with their numbers in the file. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly ImportCell[] }[];
}

/** Rows of a sheet searched for headings: below a letterhead, a title and a legend. */
const MOST_TITLES = 25;

const textOf = (cell: ImportCell | undefined): string =>
  cell === undefined || cell === null ? '' : String(cell).trim();
const countFull = (cells: readonly ImportCell[] = []): number => cells.filter((cell) => textOf(cell) !== '').length;

/** Headings of two rows: the group with its column where these are known together ("Contact" and "Nom"), else the column, else the group. */
function joinedHeaders(names: ReadonlySet<string>, groups: readonly ImportCell[], columns: readonly ImportCell[]) {
  let group = '';
  return Array.from({ length: Math.max(groups.length, columns.length) }, (_, index) => {
    const above = textOf(groups[index]);
    const below = textOf(columns[index]);
    // A merged group fills only its first cell.
    group = above || (below === '' ? '' : group);
    if (below === '' || group === '' || headingKey(below) === headingKey(group)) return below || above;
    const both = `${group} ${below}`;
    return [both, below, group].find((text) => names.has(headingKey(text))) ?? both;
  });
}

function headersAt(names: ReadonlySet<string>, { rows }: Sheet, { title, lines }: Omit<TableSpot, 'sheet'>): string[] {
  const first = rows[title] ?? [];
  return lines === 2 ? joinedHeaders(names, first, rows[title + 1] ?? []) : first.map(textOf);
}

/** Rows that may be the headings, from the top of a sheet. */
export const titleRows = ({ rows }: Sheet): readonly number[] =>
  rows.slice(0, MOST_TITLES).flatMap((cells, index) => (countFull(cells) > 0 ? [index] : []));

/** Headings over two rows: whether the rows need each other, and how many known groups stand over several columns. */
function groupsOver(names: ReadonlySet<string>, upper: readonly ImportCell[] = [], lower: readonly ImportCell[] = []) {
  const wide = new Set<string>();
  let [group, spanned, wrapped] = ['', 0, 0];
  for (const [index, cell] of lower.entries()) {
    const [above, below] = [headingKey(textOf(upper[index])), headingKey(textOf(cell))];
    group = above || group;
    if (above === '' && group !== '' && names.has(below)) spanned += 1;
    if (above === '' && names.has(group) && below !== '') wide.add(group);
    // "Date de" above "naissance".
    if (above !== '' && below !== '' && above !== below && names.has(above + below)) wrapped += 1;
  }
  // A title stands alone in its row; a row of data fills the columns of its headings.
  return { wide: wide.size, areGroups: countFull(upper) > 1 && (spanned > 1 || wrapped > 1) };
}

type Spot = Omit<TableSpot, 'sheet'>;

/** Best headings of a sheet: those that name most fields. One row goes before two that say no more. */
function headingsOf(names: ReadonlySet<string>, sheet: Sheet) {
  const { rows } = sheet;
  const widest = rows.reduce((most, cells) => Math.max(most, countFull(cells)), 0);
  const titles = titleRows(sheet);
  const single = titles.map((title): Spot => ({ title, lines: 1 }));
  const double = titles.map((title): Spot => ({ title, lines: 2 }));
  let best: { readonly spot: Spot; readonly known: number; readonly below: number; readonly rank: number } | undefined;
  for (const spot of [...single, ...double]) {
    const { title, lines } = spot;
    const { wide, areGroups } = groupsOver(names, rows[title], rows[title + 1]);
    const isTitle = countFull(rows[title]) === 1 && widest > 1;
    const below = rows.length - title - lines;
    if (below < 1 || (lines === 2 ? !areGroups : isTitle)) continue;
    const known = new Set(
      headersAt(names, sheet, spot)
        .map(headingKey)
        .filter((key) => names.has(key)),
    ).size;
    // Several groups with a meaning of their own ("Client", "Contact") tell columns of one name apart.
    const rank = known + (lines === 2 && wide > 1 ? 0.5 : 0);
    if (known > 0 && rank > (best?.rank ?? 0)) best = { spot, known, below, rank };
  }
  return best;
}

/**
 * The table of a file: the sheet and the row with the most headings known for this kind, among equals the sheet with most rows. Without a known
 * heading it is the first row with several cells. Undefined for a file without cells.
 */
export function findTable(kind: ImportableKind, sheets: readonly Sheet[]): TableSpot | undefined {
  const names = headingNames(kind);
  let best: { readonly spot: TableSpot; readonly known: number; readonly below: number } | undefined;
  for (const [sheet, content] of sheets.entries()) {
    const found = headingsOf(names, content);
    if (!found || (best && (found.known < best.known || (found.known === best.known && found.below <= best.below))))
      continue;
    best = { ...found, spot: { sheet, ...found.spot } };
  }
  return best?.spot ?? firstTable(sheets);
}

function firstTable(sheets: readonly Sheet[]): TableSpot | undefined {
  const sheet = sheets.findIndex(({ rows }) => rows.some((cells) => countFull(cells) > 0));
  const found = sheets[sheet];
  if (!found) return undefined;
  const rows = titleRows(found);
  const title = rows.find((index) => countFull(found.rows[index]) > 1) ?? rows[0] ?? 0;
  return { sheet, title, lines: 1 };
}

/** First words of a row below a table: its total, the number of its rows, when it was printed. */
const FOOTER =
  /^(?:(?:sous[- ]|sub)?tota(?:l|al|ux|len)|aantal|nombre|somme|count|pag(?:e|ina)|imprim|afgedrukt|printed)\b/iu;

/** Index after the last row of a table: below it only rows of few cells that begin as a total does. */
function endOf({ rows }: Sheet, { title, lines }: Omit<TableSpot, 'sheet'>): number {
  const widest = rows.reduce((most, cells) => Math.max(most, countFull(cells)), 0);
  const isFooter = (cells: readonly ImportCell[]): boolean =>
    countFull(cells) <= widest / 2 && FOOTER.test(cells.map(textOf).find(Boolean) ?? '');
  let end = rows.length;
  for (; end > title + lines; end -= 1) {
    const cells = rows[end - 1] ?? [];
    if (countFull(cells) > 0 && !isFooter(cells)) break;
  }
  return end;
}

/** The table at a position of a file; headings repeated on each printed page, and totals below it, are left out. */
export function tableAt(kind: ImportableKind, sheets: readonly Sheet[], spot: TableSpot): Table {
  const sheet = sheets[spot.sheet] ?? { name: '', rows: [] };
  const headers = headersAt(headingNames(kind), sheet, spot);
  const titles = new Set(sheet.rows.slice(spot.title, spot.title + spot.lines).map((cells) => JSON.stringify(cells)));
  const rows = sheet.rows
    .slice(0, endOf(sheet, spot))
    .flatMap((cells, index) =>
      index < spot.title + spot.lines || countFull(cells) === 0 || titles.has(JSON.stringify(cells))
        ? []
        : [{ row: index + 1, cells }],
    );
  return { headers, rows };
}
