import { chakra } from '@chakra-ui/react/styled-system';

/** A paragraph; `as="span"` for inline text. `tone` for secondary text. */
export const Text = chakra('p', {
  base: { minWidth: '0' },
  variants: { tone: { muted: { color: 'fg.muted' }, subtle: { color: 'fg.subtle' }, error: { color: 'fg.error' } } },
});

/** A heading, by default an h2 (see `as`). Size and level are independent. */
export const Heading = chakra('h2', {
  base: { fontWeight: 'semibold', color: 'fg', letterSpacing: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
    },
  },
  defaultVariants: { size: 'lg' },
});

/** A key of the keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    px: '1',
    fontFamily: 'body',
    textStyle: '2xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
  },
});

/** Separator line. */
export const Separator = chakra('hr', {
  base: { border: '0', flexShrink: '0', bg: 'border', height: '1px', width: '100%' },
  variants: { orientation: { horizontal: {}, vertical: { height: 'auto', width: '1px', alignSelf: 'stretch' } } },
});

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
