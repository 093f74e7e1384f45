import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ControlLine } from './checkbox.tsx';
import type { CheckboxProps } from './checkbox.tsx';

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
      bg: 'white',
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
