import type { components } from '@navette/openapi/types';
import { fold } from '@navette/shared/domain';
import { IMPORT_FIELDS, type ImportableKind, importText, type ImportValues } from '@navette/shared/import';

type Suggestion = components['schemas']['AddressSuggestion'];

/** An address that a row may mean. */
export interface Candidate {
  readonly label: string;
  /** Values of the row at this address. */
  readonly values: ImportValues;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  /** The street of the file, which no register knows: only its locality is. */
  readonly isCentre: boolean;
}

const isOneLine = (given: ImportValues): boolean => 'pick_address' in given;

/** Address of a row on one line. */
export const writtenIn = (given: ImportValues): string =>
  isOneLine(given)
    ? importText(given, 'pick_address')
    : [importText(given, 'address'), `${importText(given, 'zip')} ${importText(given, 'city')}`.trim()]
        .filter(Boolean)
        .join(', ');

const NUMBER = /\d+\s?\p{L}?(?:[-/]\d+)?$/u;
const keyOf = (...parts: readonly (string | null)[]): string =>
  fold(parts.join(' '))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Text that finds streets whose name begins as the written one does, in its town: "Rue Hautte 12, 1000 Bruxelles" is near "Rue Haut Bruxelles". */
export function nearText(text: string): string {
  const [, street = '', city = ''] = /^(\D{4,}?)[\s,]+\d(?:.*\d)?\s+(\p{L}\D*)$/u.exec(text) ?? [];
  const letters = street.split(' ').at(-1)?.length ?? 0;
  return street === '' || letters < 3 ? '' : `${street.slice(0, street.length - Math.ceil(letters / 3))} ${city}`;
}

/** Addresses for a row: those like its text, the streets of nearly its name with its number, and last the centre of its town. */
export function candidatesOf(
  kind: ImportableKind,
  given: ImportValues,
  exact: readonly Suggestion[],
  near: readonly Suggestion[],
): readonly Candidate[] {
  const written = isOneLine(given) ? (writtenIn(given).split(',')[0] ?? '') : importText(given, 'address');
  const number = NUMBER.exec(written.trim())?.[0] ?? '';
  const street = keyOf(written.trim().replace(NUMBER, ''));
  const hasBox = IMPORT_FIELDS[kind].some(({ field }) => field === 'postbox');
  const seen = new Set<string>();
  const found = [...exact.map((one) => ({ one, own: true })), ...near.map((one) => ({ one, own: false }))];
  const candidates = found.flatMap(({ one, own }): Candidate[] => {
    const isWhole = own && one.complete;
    const address = isWhole
      ? [one.street, one.houseNumber].filter(Boolean).join(' ')
      : [one.street ?? '', number].filter(Boolean).join(' ');
    const key = keyOf(address, one.zip);
    if (one.street === null || seen.has(key)) return [];
    seen.add(key);
    const line = `${address}, ${[one.zip, one.city].filter(Boolean).join(' ')}`;
    const { latitude, longitude } = one;
    const position = latitude === null || longitude === null ? undefined : { latitude, longitude };
    const box: ImportValues = isWhole && hasBox && one.postbox ? { postbox: one.postbox } : {};
    // The position of another number is only for the map: the server finds that of the row.
    const values: ImportValues = isOneLine(given)
      ? { pick_address: line }
      : { address, zip: one.zip ?? '', city: one.city ?? '', ...box, ...(isWhole ? position : {}) };
    return [{ label: line, values, position, isCentre: one.source === 'gazetteer' && keyOf(one.street) === street }];
  });
  return candidates.toSorted((one, other) => Number(one.isCentre) - Number(other.isCentre));
}
