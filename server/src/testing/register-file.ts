import { writeFile } from 'node:fs/promises';

/** A row of the address register with the fields a test sets. */
export interface RegisterLine {
  street?: string;
  streetNl?: string;
  streetId?: string | number;
  number?: string;
  box?: string;
  zip?: string | number;
  city?: string;
  cityNl?: string;
  region?: string;
  status?: string;
  latitude?: number | string;
  longitude?: number | string;
}

const HEADER =
  'EPSG:31370_x,EPSG:31370_y,EPSG:4326_lat,EPSG:4326_lon,address_id,box_number,house_number,municipality_id,municipality_name_de,municipality_name_fr,municipality_name_nl,postcode,postname_fr,postname_nl,street_id,streetname_de,streetname_fr,streetname_nl,region_code,status';

const quoted = (value: string | number): string =>
  /[",\n]/u.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

function lineOf(line: RegisterLine, index: number): string {
  const {
    street = '',
    streetNl = '',
    streetId = street || streetNl,
    number = '1',
    box = '',
    zip = 1000,
    region = 'BE-BRU',
    status = 'current',
  } = line;
  const {
    city = region === 'BE-VLG' ? '' : 'Bruxelles',
    cityNl = region === 'BE-WAL' ? '' : 'Brussel',
    latitude = 50.85,
    longitude = 4.35,
  } = line;
  const values = [
    '149000.1',
    '170000.2',
    latitude,
    longitude,
    index,
    box,
    number,
    '21004',
    '',
    city,
    cityNl,
    zip,
    '',
    '',
    streetId,
    '',
    street,
    streetNl,
    region,
    status,
  ];
  return values.map(quoted).join(',');
}

/** File content in the format of the published register. */
export const registerCsv = (lines: readonly RegisterLine[]): string => `${[HEADER, ...lines.map(lineOf)].join('\n')}\n`;

export const writeRegister = (path: string, lines: readonly RegisterLine[]): Promise<void> =>
  writeFile(path, registerCsv(lines));
