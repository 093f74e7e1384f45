import { saveFile } from '../../kit/save-file.ts';
import type { WorkbookCell } from './workbook-cell.ts';

/** One sheet: headings and lines of the same length. */
export interface WorkbookSheet {
  readonly headings: readonly string[];
  readonly lines?: readonly (readonly (WorkbookCell | undefined)[])[];
}

const types = { text: String, number: Number, date: Date } as const;
const LEAST_WIDTH = 10;
const MOST_WIDTH = 50;
/** Number of lines measured for the widths: measuring all of a long list would cost as much as writing it. */
const MEASURED = 200;

/**
 * Downloads a sheet as .xlsx, with bold, frozen headings. The library is loaded at the first call.
 * @param name name of the file without its extension
 */
export async function saveWorkbook(name: string, sheet: WorkbookSheet): Promise<void> {
  saveFile(`${name}.xlsx`, await workbookOf(sheet));
}

/** The sheet as a file. */
export async function workbookOf({ headings, lines = [] }: WorkbookSheet): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const data = lines.map((line) =>
    line.map((cell) =>
      cell === undefined
        ? null
        : { value: cell.value, type: types[cell.type], ...('format' in cell ? { format: cell.format } : {}) },
    ),
  );
  const columns = headings.map((heading, index) => ({ width: widthOf(heading, lines, index) }));
  return writeWorkbook([head, ...data], { columns, stickyRowsCount: 1 }).toBlob();
}

const widthOf = (heading: string, lines: NonNullable<WorkbookSheet['lines']>, index: number): number =>
  Math.min(
    MOST_WIDTH,
    Math.max(LEAST_WIDTH, heading.length + 2, ...lines.slice(0, MEASURED).map((line) => lengthOf(line[index]))),
  );

const lengthOf = (cell: WorkbookCell | undefined): number => {
  if (cell === undefined) return 0;
  return (cell.type === 'date' ? cell.format.length : String(cell.value).length) + 2;
};
