import { mayBeMobile } from '../identity/phone.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import { importText, type ImportableKind, type ImportValues } from './import-values.ts';

/** Mobile phone fields of a row that hold a landline. */
export const wrongMobiles = (kind: ImportableKind, values: ImportValues): readonly string[] =>
  IMPORT_FIELDS[kind]
    .filter(({ field, type }) => type === 'mobile' && !mayBeMobile(importText(values, field)))
    .map(({ field }) => field);
