import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { inputRecipe } from '../../kit/input.tsx';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n/index.ts';
import { useBoundField, type FieldProps, type NameOf, type Choice, type ChoiceValue } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > svg': {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: '2',
      translate: '0 -50%',
      pointerEvents: 'none',
    },
  },
});
const Select = chakra('select', {
  base: { ...inputRecipe.base, ...inputRecipe.variants.size.md, paddingInlineEnd: '7' },
});

/** Native `<select>`, styled like the other fields. */
export function SelectBox(props: ComponentProps<typeof Select>): ReactNode {
  return (
    <Root>
      <Select {...props} />
      <ChevronDown size={16} aria-hidden />
    </Root>
  );
}

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
