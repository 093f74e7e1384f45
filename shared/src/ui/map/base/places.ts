import type { Locale } from '../../../i18n/index.ts';

/** A place of Belgium with its name in each language. */
export interface Place {
  readonly names: Readonly<Record<Locale, string>>;
  readonly latitude: number;
  readonly longitude: number;
  readonly inhabitants: number;
}

/** Reads the generated lines `name|French|Dutch|latitude|longitude|inhabitants`, where an empty name is the first one; largest first. */
export function readPlaces(lines: readonly string[]): Place[] {
  return lines.map((line) => {
    const [name = '', fr, nl, latitude, longitude, inhabitants] = line.split('|');
    return {
      names: { en: name, fr: fr || name, nl: nl || name },
      latitude: Number(latitude),
      longitude: Number(longitude),
      inhabitants: Number(inhabitants),
    };
  });
}
