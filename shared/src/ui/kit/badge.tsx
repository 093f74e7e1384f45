import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/** A short word on a tint. The word alone carries the information, never the colour. `colorPalette`: gray, blue, green, orange, red, brand. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '5',
    px: '1.5',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: 'colorPalette.fg',
    bg: 'colorPalette.muted',
    borderRadius: 'l1',
    '& svg': { flexShrink: '0', width: '1em', height: '1em' },
  },
  variants: { solid: { true: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' } } },
});

/** Props of {@link Badge}. */
export type BadgeProps = ComponentProps<typeof Badge>;
