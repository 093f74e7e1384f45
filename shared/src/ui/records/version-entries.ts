import type { FormattingContext } from '../table/columns/column.ts';
import type { FieldRegistry, DescribedField } from '../form/bound-field.ts';
import type { FieldsByName } from './compare-versions.ts';
import { isIsoDate } from '../../domain/time/date.ts';

/** Label of an entry and formatter of its value. */
export interface DescribedEntry {
  readonly label: string;
  /** Formatted value in one of the versions. */
  readonly text: (entries: FieldsByName) => string;
  /** Saved independently, like a day of a calendar: a change of somebody else alone is accepted without asking. */
  readonly isSeparate?: boolean;
}

/**
 * Comparison of a form with a record that somebody else saved. By default field by field; a form whose fields hold many values (the days of a driver)
 * has an entry for each, so that changes of different entries don't conflict.
 */
export interface VersionEntries<In> {
  /** Entries by name; one that a version lacks is undefined. */
  readonly of: (values: In) => FieldsByName;
  /** Field values with the chosen entries applied. */
  readonly from: (entries: FieldsByName, mine: In) => In;
  readonly describe: (name: string) => DescribedEntry;
}

/** Compares field by field, with the labels and formatters of the form. */
export function fieldEntries<In extends FieldsByName>(
  registry: FieldRegistry,
  context: Pick<FormattingContext, 't' | 'formats'>,
): VersionEntries<In> {
  return {
    of: (values) => values,
    from: (entries, mine) => ({ ...mine, ...entries }),
    describe(name) {
      const described = registry.described(name);
      return { label: described?.label ?? name, text: (entries) => fieldText(entries, name, described, context) };
    },
  };
}

/** Formatted value of a field: choices by their label, formatted dates and phones, "(empty)" for nothing. */
function fieldText(
  values: FieldsByName,
  name: string,
  described: DescribedField | undefined,
  { t, formats }: Pick<FormattingContext, 't' | 'formats'>,
): string {
  const value = values[name];
  const whole = described?.text?.(values);
  if (whole) return whole;
  const chosen = described?.options?.find((option) => option.value === value);
  if (chosen) return chosen.label;
  if (value === null || value === undefined || value === '') return t('form.overtaken.empty');
  if (typeof value === 'boolean') return t(value ? 'shared.yes' : 'shared.no');
  if (typeof value === 'number') return formats.formatNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isIsoDate(value)) return formats.formatDate(value);
  return /^\+\d{8,}$/u.test(value) ? formats.formatPhone(value) : value;
}
