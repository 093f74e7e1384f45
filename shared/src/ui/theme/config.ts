import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import type { SystemConfig } from '@chakra-ui/react/styled-system';

const style = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** Matching sizes and line heights; line heights are multiples of 4 px. */
const textStyles = {
  '2xs': style('2xs', '1rem'),
  xs: style('xs', '1rem'),
  sm: style('sm', '1.25rem'),
  md: style('md', '1.5rem'),
  lg: style('lg', '1.5rem'),
  xl: style('xl', '1.75rem'),
  '2xl': style('2xl', '2rem'),
  '3xl': style('3xl', '2.5rem'),
};

/** The kit's recipes refer to these two by name. */
const layerStyles = {
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  none: { value: {} },
};

/** A tablet of 768 px counts as narrow: dialogs fill the screen. */
export const breakpoints = { sm: '480px', md: '769px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

/** The part of the theme that components need at run time, besides the values of the tokens. */
export const config: SystemConfig = { ...defaultBaseConfig, theme: { breakpoints, textStyles, layerStyles } };
