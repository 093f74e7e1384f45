import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, Ref } from 'react';

/** Recipe of the native checkbox. */
export const CheckMark = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '4',
    margin: '1',
    cursor: 'inherit',
    bg: 'bg.panel',
    color: 'gray.contrast',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'xs',
    _before: {
      content: '""',
      width: '0.6rem',
      height: '0.6rem',
      transform: 'scale(0)',
      bg: 'currentColor',
      clipPath: 'polygon(12% 48%, 0 60%, 38% 96%, 100% 20%, 87% 8%, 37% 70%)',
    },
    '&:checked': { bg: 'gray.solid', borderColor: 'gray.solid', _before: { transform: 'scale(1)' } },
    '&:indeterminate': {
      bg: 'gray.solid',
      borderColor: 'gray.solid',
      _before: { transform: 'scale(1)', clipPath: 'inset(40% 5% 40% 5%)' },
    },
    '&[aria-invalid=true]': { borderColor: 'border.error', boxShadow: '0 0 0 1px var(--chakra-colors-border-error)' },
    '&:disabled': { opacity: '0.5' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** Props of {@link Checkbox}. The whole line is its label and can be clicked. */
interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'color' | 'height' | 'width' | 'size' | 'ref'
> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Label; without it give `aria-label` or `aria-labelledby`. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Clickable label of a control. At least 24 px high (WCAG 2.5.8). */
export const ControlLine = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '1',
    minHeight: '6',
    lineHeight: '1.5rem',
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});

/** A checkbox. */
export function Checkbox({ checked, onChange, children, ...rest }: CheckboxProps): ReactNode {
  const box = (
    <CheckMark {...rest} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
  );
  if (children === undefined) return box;
  return (
    <ControlLine>
      {box}
      <span>{children}</span>
    </ControlLine>
  );
}

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '8',
    height: '5',
    my: '0.5',
    marginInlineEnd: '1',
    padding: '2px',
    cursor: 'inherit',
    bg: 'border.control',
    borderRadius: 'full',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      display: 'block',
      boxSize: '4',
      bg: 'bg.panel',
      borderRadius: 'full',
      transition: 'translate 120ms ease-out',
    },
    '&:checked': { bg: 'green.solid', _before: { translate: '0.75rem 0' } },
    '&:disabled': { opacity: '0.5' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** On or off, effective immediately (use a checkbox for a value that is saved with a form). */
export function Switch({ checked, onChange, children, ...rest }: CheckboxProps): ReactNode {
  const track = (
    <Track
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (children === undefined) return track;
  return (
    <ControlLine>
      {track}
      <span>{children}</span>
    </ControlLine>
  );
}
