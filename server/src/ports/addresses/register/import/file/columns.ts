import { open } from 'node:fs/promises';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { RefusedFile } from '../refused-file.ts';

/** Index of each column; -1 for missing columns. */
export type Columns = Awaited<ReturnType<typeof readHeader>>['columns'];

const LONGEST_HEADER = 64 * 1024;

/**
 * Parses the header of a file of the address register (BeST open data). Columns are found by name, of the coordinates only the EPSG:4326 pair: the
 * name of the Lambert pair varies. `end` is the byte offset of the first row.
 * @throws {RefusedFile} when columns are missing, so that the file is something else
 */
export async function readHeader(path: string) {
  const bytes = await beginningOf(path);
  const end = bytes.indexOf(0x0a) + 1;
  const names = end > 0 ? fieldsOf(bytes.toString('utf8', 0, end)) : [];
  const missing: string[] = [];
  const required = (name: string): number => {
    const at = names.indexOf(name);
    if (at < 0) missing.push(name);
    return at;
  };
  const inEachLanguage = (prefix: string) => ({
    fr: names.indexOf(`${prefix}_fr`),
    nl: names.indexOf(`${prefix}_nl`),
    de: names.indexOf(`${prefix}_de`),
  });
  const named = (prefix: string) => {
    const columns = inEachLanguage(prefix);
    if (Math.max(...Object.values(columns)) < 0) missing.push(`${prefix}_…`);
    return columns;
  };
  const columns = {
    latitude: required('EPSG:4326_lat'),
    longitude: required('EPSG:4326_lon'),
    houseNumber: required('house_number'),
    zip: required('postcode'),
    streetId: required('street_id'),
    region: required('region_code'),
    status: required('status'),
    street: named('streetname'),
    municipality: named('municipality_name'),
    post: inEachLanguage('postname'),
  };
  if (missing.length > 0)
    throw new RefusedFile(`is not a CSV file of the address register: its first line lacks ${missing.join(', ')}`);
  return { columns, end };
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function fieldsOf(line: string): string[] {
  try {
    return parse(line, { bom: true, relax_quotes: true, trim: true })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
