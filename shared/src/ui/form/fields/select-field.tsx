import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n/index.ts';
import { useBoundField, type FieldProps, type NameOf, type Choice, type ChoiceValue } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import { SelectBox } from './select-box.tsx';

/** One of a few known values. */
export interface SelectFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, ChoiceValue>> {
  readonly options: readonly Choice[];
  /** Label of an empty option with value null; without it a null field shows "Choose…". */
  readonly emptyLabel?: string | undefined;
  /** Called after the user's choice, when the form already holds the new value. */
  readonly onChosen?: ((value: ChoiceValue | null) => void) | undefined;
}

/** Native select of a few known values; its value is the option's, a string or a number. */
export function SelectField<T extends FieldValues>(props: SelectFieldProps<T>): ReactNode {
  const { name, options, emptyLabel, onChosen, readOnly } = props;
  const t = useT();
  const { value, error, onChange, onBlur } = useBoundField<ChoiceValue>(name);
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <FieldFrame {...props} disabled={props.disabled || readOnly} error={error}>
      {(control) => (
        <SelectBox
          {...control}
          {...{ name, onBlur }}
          value={String(chosen)}
          onChange={(event) => {
            const next = options[Number(event.target.value)]?.value ?? null;
            onChange(next);
            onChosen?.(next);
          }}
        >
          {(emptyLabel !== undefined || chosen < 0) && <option value="-1">{emptyLabel ?? t('form.choose')}</option>}
          {options.map((option, index) => (
            <option key={String(option.value)} value={String(index)} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  );
}
