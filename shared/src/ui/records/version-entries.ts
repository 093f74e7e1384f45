import type { FormattingContext } from '../table/columns/column.ts';
import type { FieldRegistry, DescribedField } from '../form/field-registry.ts';
import type { FieldsByName } from './compare-versions.ts';
import { isIsoDate } from '../../domain/time/date.ts';

/** What one entry is called and how its value reads. */
export interface DescribedEntry {
  readonly label: string;
  /** Its value in one of the versions, as a text to read. */
  readonly text: (entries: FieldsByName) => string;
  /** Saved by itself, like a day of a calendar: what only somebody else changed is taken without a question. */
  readonly isSeparate?: boolean;
}

/**
 * How a form is compared with a record that somebody else saved. By default field by field; a form whose fields hold many values (the days of a driver) gives
 * an entry for each, so that two people's changes of other entries are told apart.
 */
export interface VersionEntries<In> {
  /** Entries by name; one that a version lacks is undefined in it. */
  readonly of: (values: In) => FieldsByName;
  /** Field values with the chosen entries. */
  readonly from: (entries: FieldsByName, mine: In) => In;
  readonly describe: (name: string) => DescribedEntry;
}

/** Compares field by field, as the form calls and writes its fields. */
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

/** A field's value as a text to read: choices by their label, dates and phones as they are written, "(empty)" for nothing. */
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
