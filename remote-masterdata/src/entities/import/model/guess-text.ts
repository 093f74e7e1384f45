import {
  IMPORT_FIELDS,
  importText,
  isIsoDate,
  phoneText,
  type GuessReason,
  type ImportableKind,
} from '@navette/shared/domain';
import { messageKey, type Formats, type Locale, type Translate } from '@navette/shared/i18n';
import type { PreviewRow } from './preview-row.ts';

const REASONS: Readonly<Record<GuessReason, string>> = {
  account: messageKey('import.guess.account'),
  century: messageKey('import.guess.century'),
  city: messageKey('import.guess.city'),
  houseNumber: messageKey('import.guess.houseNumber'),
  monthFirst: messageKey('import.guess.monthFirst'),
  percentage: messageKey('import.guess.percentage'),
  prefix: messageKey('import.guess.prefix'),
  remark: messageKey('import.guess.remark'),
  several: messageKey('import.guess.several'),
  zero: messageKey('import.guess.zero'),
};

/** Language and formats for the texts about guessed values. */
export interface GuessContext {
  readonly kind: ImportableKind;
  readonly locale: Locale;
  readonly t: Translate;
  readonly formats: Formats;
}

/** Name of a field in the templates of a language. */
export const fieldLabel = (kind: ImportableKind, locale: Locale, field: string): string =>
  IMPORT_FIELDS[kind].find((one) => one.field === field)?.names[locale][0] ?? field;

const PHONES = ['tel', 'mobile', 'contactPhone', 'doctorPhone'];

function valueText({ values }: PreviewRow, field: string, formats: Formats): string {
  const text = importText(values, field === 'houseNumber' ? 'address' : field);
  if (isIsoDate(text)) return formats.formatDate(text);
  return PHONES.includes(field) ? phoneText(text) : text;
}

/** Guessed and unknown values of a row, each with its kind, so that the import asks once per kind. */
export function guessTexts(row: PreviewRow, { kind, locale, t, formats }: GuessContext) {
  const guesses = row.guesses.map(({ field, reason, text }) => ({
    what: t('shared.labelled', { label: fieldLabel(kind, locale, field), text: t(REASONS[reason]) }),
    text: t('import.guess', {
      field: fieldLabel(kind, locale, field),
      text,
      value: valueText(row, field, formats),
      reason: t(REASONS[reason]),
    }),
  }));
  const notices = row.notices.map(({ field, messageKey: key, params }) => ({
    what: t('import.problem', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
    text: t('import.problem', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
  }));
  return [...guesses, ...notices];
}

/** Guesses of some rows, one entry per kind: number of rows, and the first one as an example. */
export function guessedKinds(rows: readonly PreviewRow[], context: GuessContext) {
  const kinds = new Map<string, { count: number; readonly example: string }>();
  for (const row of rows)
    for (const { what, text } of guessTexts(row, context)) {
      const known = kinds.get(what);
      if (known) known.count += 1;
      else kinds.set(what, { count: 1, example: text });
    }
  return [...kinds.values()];
}
