import { isIsoDate } from '../../domain/time/date.ts';
import type { FormattingContext } from '../table/columns/column.ts';
import type { DescribedField } from '../form/field-registry.ts';
import type { FieldsByName } from './compare-versions.ts';

/** A field's value as a text to read: choices by their label, dates and phones as they are written, "(empty)" for nothing. */
export function fieldText(
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
