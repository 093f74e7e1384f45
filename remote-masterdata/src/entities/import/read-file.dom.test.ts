import { strToU8, zipSync } from 'fflate';
import { readRows } from '@navette/shared/import';
import { toCsv } from '@navette/shared/ui-table';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { readFile } from './read-file.ts';

const csv = (content: string | Uint8Array<ArrayBuffer>, name = 'clients.csv') =>
  readFile('clients', new File([content], name));
const rowsOf = async (content: string | Uint8Array<ArrayBuffer>) => (await csv(content)).rows.map(({ cells }) => cells);
const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'latin1')])));

const workbook = (sheet: string, parts: Readonly<Record<string, string>> = {}) => {
  const zip = zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  });
  return new File([new Uint8Array(zip)], 'clients.xlsx');
};

describe('a CSV', () => {
  it.each([
    ['semicolons', 'Nom;CP\nPeeters;0999\n'],
    ['commas', 'Nom,CP\r\nPeeters,0999\r\n'],
    ['tabs', 'Nom\tCP\nPeeters\t0999'],
    ['a byte order mark', '\uFEFFNom;CP\nPeeters;0999'],
    ['a title with a comma', 'Liste, Bruxelles\nNom;CP\nPeeters;0999'],
    ['a line that names the separator', 'sep=;\nNom;CP\nPeeters;0999'],
  ])('a CSV is read with %s, keeping leading zeros', async (_, content) => {
    const table = await csv(content);
    expect(table.headers).toEqual(['Nom', 'CP']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([['Peeters', '0999']]);
  });

  it('a CSV is read as UTF-8 or as Windows-1252', async () => {
    expect(await rowsOf('Prénom\nZoé’')).toEqual([['Zoé’']]);
    expect(await rowsOf(bytes('Pr', 0xe9, 'nom\nZo', 0xe9))).toEqual([['Zoé']]);
  });

  it.each([
    ['Mac', 0x8e, 0x8f, 0x83],
    ['DOS', 0x82, 0x8a, 0x90],
    ['Windows', 0xe9, 0xe8, 0xc9],
  ] as const)(
    'a CSV from %s is read with its accents and any line ending, and its encoding is marked as guessed',
    async (_, acute, grave, capital) => {
      for (const end of ['\r\n', '\r', '\n']) {
        const table = await csv(
          bytes('Pr', acute, 'nom;Rue', end, 'H', acute, 'l', grave, 'ne;', capital, 'glise 1', end),
        );
        expect([table.headers, table.rows.map(({ cells }) => cells)]).toEqual([
          ['Prénom', 'Rue'],
          [['Hélène', 'Église 1']],
        ]);
        expect(table.encoding?.readAs('windows-1252').rows).toHaveLength(1);
      }
    },
  );

  it.each(['utf-16le', 'utf-16be'] as const)('a CSV is read as %s, with its mark and without', async (encoding) => {
    const wide = (text: string) => {
      const buffer = Buffer.from(text, 'utf16le');
      return new Uint8Array(encoding === 'utf-16le' ? buffer : buffer.swap16());
    };
    for (const mark of ['\uFEFF', '']) {
      const table = await csv(wide(`${mark}Prénom\tCP\r\nZoé\t0999\r\n`));
      expect([table.headers, table.rows[0]?.cells, table.encoding]).toEqual([
        ['Prénom', 'CP'],
        ['Zoé', '0999'],
        undefined,
      ]);
    }
  });

  it('begins at the headings, below a title, and ends before the Ctrl+Z of DOS', async () => {
    expect(await csv('Clients 2026;\n\nNom;CP\nPeeters;1000\n\u001A')).toMatchObject({
      headers: ['Nom', 'CP'],
      rows: [{ row: 4, cells: ['Peeters', '1000'] }],
    });
  });

  it('reads an export of the suite, with its separator line and escaped cells', async () => {
    const table = await csv(toCsv(['Nom', 'GSM', 'Prix'], [['Zoé "Z"', '+32 470 12 34 56', 12.5]]));
    expect(table.headers).toEqual(['Nom', 'GSM', 'Prix']);
    expect(readRows('clients', ['lastname', 'mobile', 'basePrice'], table.rows)[0]?.values).toEqual({
      lastname: 'Zoé "Z"',
      mobile: '+32 470 12 34 56',
      basePrice: 12.5,
    });
  });

  it('numbers the rows as in the file, and skips empty ones', async () => {
    const { rows } = await csv('Nom;CP\n\nPeeters;1000\n;\nMaes;"10\n00"');
    expect(rows.map(({ row }) => row)).toEqual([3, 5]);
  });
});

describe('a workbook', () => {
  it('a workbook is recognised by its content, whatever its name, with ISO dates and leading zeros of texts', async () => {
    const blob = await writeWorkbook([
      [{ value: 'Nom' }, { value: 'Naissance' }, { value: 'CP' }, { value: 'Prix' }],
      [
        { value: 'Peeters' },
        { value: new Date('1950-05-03T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: '0999' },
        { value: 12.5 },
      ],
    ]).toBlob();
    const { rows } = await readFile('clients', new File([blob], 'clients.csv'));
    expect(rows).toEqual([{ row: 2, cells: ['Peeters', '1950-05-03T00:00:00', '0999', 12.5] }]);
  });

  const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-80C]dddd d mmmm yyyy"/><numFmt numFmtId="165" formatCode="0000000000"/>
    <numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="&quot;d&quot;0.00"/><numFmt numFmtId="168" formatCode="0.0%"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/></cellXfs></styleSheet>`;
  const cellsOf = async (cells: readonly string[], parts: Readonly<Record<string, string>> = {}) => {
    const head = cells.map(() => '<c t="inlineStr"><is><t>x</t></is></c>').join('');
    const file = workbook(`<row r="1">${head}</row><row r="2">${cells.join('')}</row>`, {
      'xl/styles.xml': STYLES,
      ...parts,
    });
    return (await readFile('clients', file)).rows[0]?.cells;
  };

  it('reads every quarter of an hour of a day as typed, with and without its date', async () => {
    const quarters = Array.from({ length: 96 }, (_, quarter) => quarter);
    const clock = (quarter: number) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}:00`;
    const read = await cellsOf(quarters.map((quarter) => `<c s="3"><v>${46_397 + quarter / 96}</v></c>`));
    expect(read).toEqual(quarters.map((quarter) => `2027-01-10T${clock(quarter)}`));
    expect(await cellsOf(quarters.map((quarter) => `<c s="2"><v>${quarter / 96}</v></c>`))).toEqual(
      quarters.map(clock),
    );
  });

  it.each([
    ['a shared text in parts', '<c t="s"><v>0</v></c>', 'Zoé'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['the result of a formula', '<c t="str"><f>A1</f><v>CHU</v></c>', 'CHU'],
    ['a tick', '<c t="b"><v>1</v></c>', true],
    ['a percentage', '<c s="8"><v>0.2</v></c>', '20%'],
    ['a number whose format shows its zero', '<c s="5"><v>470123456</v></c>', '0470123456'],
    ['a number of a binary fraction', '<c><v>12.100000000000001</v></c>', 12.1],
    ['a date in words', '<c s="4"><v>46397</v></c>', '2027-01-10T00:00:00'],
    ['hours beyond a day', '<c s="6"><v>1.0625</v></c>', '25:30:00'],
    ['a unit that looks like a date', '<c s="7"><v>12.5</v></c>', 12.5],
    ['a day before the 29 February 1900 that never was', '<c s="1"><v>1</v></c>', '1900-01-01T00:00:00'],
  ] as const)('%s in a workbook is read as its value', async (_, cell, value) => {
    const shared = '<sst><si><r><t>Zo</t></r><r><t>é</t></r><rPh><t>zoe</t></rPh></si></sst>';
    expect(await cellsOf([cell], { 'xl/sharedStrings.xml': shared })).toEqual([value]);
  });

  it('counts the days of an old Mac workbook from 1904, and skips a hidden sheet', async () => {
    const list = (attributes: string, sheets: string) =>
      `<workbook xmlns:r="urn:r"><workbookPr ${attributes}/><sheets>${sheets}</sheets></workbook>`;
    expect(await cellsOf(['<c s="1"><v>44935</v></c>'], { 'xl/workbook.xml': list('date1904="1"', '') })).toEqual([
      '2027-01-10T00:00:00',
    ]);
    const sheets = '<sheet name="A" state="hidden" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/>';
    const links =
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/b.xml"/></Relationships>';
    const other = '<worksheet><sheetData><row><c><v>1</v></c></row><row><c><v>7</v></c></row></sheetData></worksheet>';
    expect(
      await cellsOf(['<c><v>5</v></c>'], {
        'xl/workbook.xml': list('', sheets),
        'xl/_rels/workbook.xml.rels': links,
        'xl/worksheets/b.xml': other,
      }),
    ).toEqual([7]);
  });

  it('copies a vertically merged cell to each of its rows', async () => {
    const sheet = `<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2"><c r="A2"><v>5</v></c><c r="B2"><v>6</v></c></row>
      <row r="3"><c r="B3"><v>7</v></c></row></sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>`;
    expect((await readFile('clients', workbook(sheet))).rows.map(({ cells }) => cells)).toEqual([
      [5, 6],
      [5, 7],
    ]);
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
    await expect(readFile('clients', file)).rejects.toMatchObject({ name: 'FileFault', messageKey: key });
  });
});
