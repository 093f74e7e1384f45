import { IMPORT_FIELDS, matchColumns } from '@navette/shared/import';
import type { Locale } from '@navette/shared/i18n';
import { expect, it } from 'vitest';
import en from '../../../messages/en.json';
import fr from '../../../messages/fr.json';
import nl from '../../../messages/nl.json';
import { clientColumns } from '../../pages/clients.tsx';
import { mcodeColumns } from '../../pages/mcodes.tsx';
import { destinationColumns } from '../../pages/destinations.tsx';
import { driverColumns } from '../../pages/drivers.tsx';
import { insuranceColumns } from '../../pages/insurances.tsx';

const MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { fr, nl, en };
const LISTS = [
  ['clients', clientColumns],
  ['drivers', driverColumns],
  ['destinations', destinationColumns],
  ['insurances', insuranceColumns],
  ['mcodes', mcodeColumns],
] as const;

it.each(
  LISTS.flatMap(([kind, columns]) => (['fr', 'nl', 'en'] as const).map((locale) => [kind, locale, columns] as const)),
)(
  'finds every field that %s need, and every other that it knows, in the export of their list in %s',
  (kind, locale, columns) => {
    const headings = columns.map(({ header, hint }) => MESSAGES[locale][hint ?? header] ?? '');
    const found = matchColumns(kind, headings);
    const fields = IMPORT_FIELDS[kind];
    expect(fields.flatMap(({ field, required }) => (required && !found.includes(field) ? [field] : []))).toEqual([]);
    const known = new Set(fields.map(({ field }) => field));
    expect(columns.map(({ id }) => id).filter((id) => known.has(id) && !found.includes(id))).toEqual([]);
  },
);
