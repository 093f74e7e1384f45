import { hues } from './colours.ts';

const value = (text: string) => ({ value: text });

/** Tokens of a hue for Chakra's `colorPalette`. Text has AA contrast on white and on the hue's own tint. */
const paletteOf = (hue: string, solid: string) => ({
  contrast: value('{colors.white}'),
  fg: value(`{colors.${hue}.700}`),
  subtle: value(`{colors.${hue}.50}`),
  muted: value(`{colors.${hue}.100}`),
  emphasized: value(`{colors.${hue}.200}`),
  solid: value(solid),
  focusRing: value('{colors.blue.600}'),
  border: value(`{colors.${hue}.300}`),
});

const meaningOf = (shade: number) => ({
  error: value(`{colors.red.${String(shade)}}`),
  warning: value(`{colors.orange.${String(shade)}}`),
  success: value(`{colors.green.${String(shade)}}`),
  info: value(`{colors.blue.${String(shade)}}`),
});

/** Semantic colours, and the radii and shadows that Chakra's components refer to by name. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: value('{colors.gray.50}'),
      subtle: value('{colors.gray.50}'),
      muted: value('{colors.gray.100}'),
      emphasized: value('{colors.gray.200}'),
      inverted: value('{colors.gray.900}'),
      panel: value('{colors.white}'),
      ...meaningOf(50),
    },
    fg: {
      DEFAULT: value('{colors.gray.900}'),
      muted: value('{colors.gray.600}'),
      subtle: value('{colors.gray.500}'),
      inverted: value('{colors.gray.50}'),
      ...meaningOf(700),
    },
    border: {
      DEFAULT: value('{colors.gray.200}'),
      muted: value('{colors.gray.100}'),
      emphasized: value('{colors.gray.300}'),
      /** Border of a field: 3:1 against white (WCAG 1.4.11). */
      control: value('#8d867e'),
      ...meaningOf(500),
    },
    gray: {
      ...paletteOf('gray', '{colors.gray.800}'),
      fg: value('{colors.gray.800}'),
      subtle: value('{colors.gray.100}'),
      muted: value('{colors.gray.200}'),
      emphasized: value('{colors.gray.300}'),
    },
    brand: paletteOf('brand', '{colors.brand.700}'),
    ...Object.fromEntries(hues.map((hue) => [hue, paletteOf(hue, `{colors.${hue}.600}`)])),
  },
  radii: { l1: value('{radii.sm}'), l2: value('{radii.md}'), l3: value('{radii.lg}') },
  shadows: {
    xs: value('0 1px 2px rgba(29, 26, 23, 0.08)'),
    sm: value('0 1px 3px rgba(29, 26, 23, 0.12)'),
    md: value('0 4px 12px rgba(29, 26, 23, 0.12), 0 0 1px rgba(29, 26, 23, 0.3)'),
    lg: value('0 10px 28px rgba(29, 26, 23, 0.16), 0 0 1px rgba(29, 26, 23, 0.3)'),
    xl: value('0 18px 48px rgba(29, 26, 23, 0.22), 0 0 1px rgba(29, 26, 23, 0.3)'),
  },
};
