import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';

interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A choice from a short static list. For records searched on the server see the pickers of `ui-form`. */
interface SelectProps<Value extends string | number> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'size' | 'ref' | 'children' | 'color' | 'height' | 'width'
> {
  readonly options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md';
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

const Frame = chakra('span', {
  base: {
    display: 'inline-grid',
    minWidth: '4.5rem',
    maxWidth: '100%',
    '& > *': { gridArea: '1 / 1' },
    '& > svg': {
      alignSelf: 'center',
      justifySelf: 'end',
      marginInlineEnd: '2',
      width: '1rem',
      height: '1rem',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

const Control = chakra('select', {
  base: {
    appearance: 'none',
    width: '100%',
    minWidth: '0',
    ps: '2.5',
    pe: '7',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    '&:hover': { borderColor: 'gray.600' },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid=true]': {
      borderColor: 'border.error',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-error)',
    },
    '&:disabled': { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border.emphasized', cursor: 'not-allowed' },
  },
  variants: { size: { sm: { height: '7', textStyle: 'xs', ps: '2' }, md: { height: '8', textStyle: 'sm' } } },
});

/** Native select, for the best support of keyboards, phones and screen readers. */
export function Select<Value extends string | number>(props: SelectProps<Value>): ReactNode {
  const { options, value, onChange, placeholder, size = 'md', className, ...rest } = props;
  const choose = (text: string) => {
    const option = options.find((candidate) => String(candidate.value) === text);
    if (option) onChange(option.value);
  };
  return (
    <Frame className={className}>
      <Control
        {...rest}
        size={size}
        value={value === null ? '' : String(value)}
        onChange={(event) => choose(event.target.value)}
      >
        {value === null && <option value="">{placeholder ?? ''}</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <ChevronDown aria-hidden />
    </Frame>
  );
}
