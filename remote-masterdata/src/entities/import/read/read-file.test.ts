import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { readFile } from './read-file.ts';

const csv = (content: string | Uint8Array<ArrayBuffer>, name = 'clients.csv') => readFile(new File([content], name));
const rowsOf = async (content: string | Uint8Array<ArrayBuffer>) => (await csv(content)).rows.map(({ cells }) => cells);
const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'latin1')])));

/** A workbook with one sheet of this XML. */
const workbook = (sheet: string) => {
  const zip = zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
  return new File([new Uint8Array(zip)], 'clients.xlsx');
};

describe('a CSV', () => {
  it.each([
    ['semicolons', 'Nom;CP\nPeeters;0999\n'],
    ['commas', 'Nom,CP\r\nPeeters,0999\r\n'],
    ['tabs', 'Nom\tCP\nPeeters\t0999'],
    ['a byte order mark', '\uFEFFNom;CP\nPeeters;0999'],
    ['a line that names the separator', 'sep=;\nNom;CP\nPeeters;0999'],
  ])('is read with %s, zeros kept', async (_, content) => {
    const table = await csv(content);
    expect(table.headers).toEqual(['Nom', 'CP']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([['Peeters', '0999']]);
  });

  it('a CSV is read as UTF-8 or as Windows-1252', async () => {
    expect(await rowsOf('Prénom\nZoé’')).toEqual([['Zoé’']]);
    expect(await rowsOf(bytes('Pr', 0xe9, 'nom\nZo', 0xe9))).toEqual([['Zoé']]);
  });

  it('names the rows as they stand in the file, without the empty ones', async () => {
    const { rows } = await csv('Nom;CP\n\nPeeters;1000\n;\nMaes;"10\n00"');
    expect(rows.map(({ row }) => row)).toEqual([3, 5]);
  });
});

describe('a workbook', () => {
  it('a workbook is read by its content, whatever its name: dates as ISO, texts with their zeros', async () => {
    const blob = await writeWorkbook([
      [{ value: 'Nom' }, { value: 'Naissance' }, { value: 'CP' }, { value: 'Prix' }],
      [
        { value: 'Peeters' },
        { value: new Date('1950-05-03T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: '0999' },
        { value: 12.5 },
      ],
    ]).toBlob();
    const { rows } = await readFile(new File([blob], 'clients.csv'));
    expect(rows).toEqual([{ row: 2, cells: ['Peeters', expect.stringMatching(/^1950-05-03T/u), '0999', 12.5] }]);
  });
});

describe('a hostile or useless file is refused', () => {
  it.each([
    ['empty', new File([], 'a.csv'), 'validation.file.empty'],
    ['a heading alone', new File(['Nom;CP\n'], 'a.csv'), 'import.fault.noRows'],
    ['a picture', new File([bytes(0x89, 'PNG', 0, 0, 0)], 'a.csv'), 'import.fault.type'],
    ['a PDF', new File(['%PDF-1.7'], 'a.xlsx'), 'import.fault.type'],
    ['an old workbook', new File([bytes(0xd0, 0xcf, 0x11, 0xe0, 0)], 'a.xls'), 'import.fault.oldExcel'],
    ['a broken workbook', new File([bytes('PK', 3, 4, 'xx')], 'a.xlsx'), 'import.fault.damaged'],
    ['5,001 rows', new File([`Nom\n${'x\n'.repeat(5001)}`], 'a.csv'), 'import.fault.rows'],
    ['a million columns', new File([`${'a;'.repeat(1_000_000)}\nx`], 'a.csv'), 'import.fault.columns'],
    ['more than 10 MB', new File([new Uint8Array(11 * 1024 * 1024)], 'a.csv'), 'validation.file.tooLarge'],
    ['a cell in the last column', workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'import.fault.columns'],
    ['a cell in the last row', workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'import.fault.rows'],
    ['a zip bomb', workbook(' '.repeat(61 * 1024 * 1024)), 'import.fault.unpacked'],
  ])('%s', async (_, file, key) => {
    await expect(readFile(file)).rejects.toMatchObject({ name: 'FileFault', messageKey: key });
  });
});
