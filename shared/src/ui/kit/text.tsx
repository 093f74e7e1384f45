import { chakra } from '@chakra-ui/react/styled-system';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';

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

/** Props of {@link Text}. */
export type TextProps = HTMLChakraProps<'p'> & { readonly tone?: 'muted' | 'subtle' | 'error' };
