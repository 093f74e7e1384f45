import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type FieldProps, type NameOf, type Choice, type ChoiceValue } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';

/** One of a few values that are all on the screen. */
export interface SegmentedFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, ChoiceValue>> {
  readonly options: readonly Choice[];
  /** Called after the user's choice, when the form already holds the new value. */
  readonly onChosen?: ((value: ChoiceValue) => void) | undefined;
}

const Group = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    overflow: 'hidden',
    '&[aria-invalid=true]': { borderColor: 'border.error' },
  },
});

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    height: '1.875rem',
    minHeight: '6',
    paddingInline: '3',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& + &': { borderInlineStartWidth: '1px', borderColor: 'border.emphasized' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(input:checked)': { background: 'colorPalette.muted', color: 'colorPalette.fg', fontWeight: 'semibold' },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '-2px',
    },
    '&:has(input:disabled)': { opacity: '0.6', cursor: 'not-allowed' },
  },
});

/** Radio buttons as one bar of segments, for two to four short labels. */
export function SegmentedField<T extends FieldValues>(props: SegmentedFieldProps<T>): ReactNode {
  const { name, options, onChosen, readOnly } = props;
  const { value, error, onChange, onBlur } = useBoundField<ChoiceValue>(name);
  return (
    <FieldFrame {...props} error={error} group>
      {({ disabled, ...control }, labelId) => (
        <Group {...control} role="radiogroup" aria-labelledby={labelId}>
          {options.map((option) => (
            <Option key={String(option.value)}>
              <input
                type="radio"
                name={control.id}
                checked={option.value === value}
                disabled={disabled || readOnly || option.disabled}
                onBlur={onBlur}
                onChange={() => {
                  onChange(option.value);
                  onChosen?.(option.value);
                }}
              />
              {option.label}
            </Option>
          ))}
        </Group>
      )}
    </FieldFrame>
  );
}
