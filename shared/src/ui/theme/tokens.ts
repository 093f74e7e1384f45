import { colours, hues, inBoth } from './colours.ts';

const value = (text: string) => ({ value: text });

/** Tokens of a hue for Chakra's `colorPalette`. Text has AA contrast on the panel and on the hue's own tint. */
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

/** Shadow of a strength in percent; on a dark page four times as strong. */
const shade = (percent: number): string => inBoth(`rgb(29 26 23 / ${percent}%)`, `rgb(0 0 0 / ${percent * 4}%)`);

/** Fine edge of what floats; light on a dark page, where a shadow hardly shows. */
const RIM = `0 0 1px ${inBoth('rgb(29 26 23 / 30%)', 'rgb(255 255 255 / 45%)')}`;

/** Semantic colours, and the radii and shadows that Chakra's components refer to by name. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: value('{colors.gray.50}'),
      subtle: value('{colors.gray.50}'),
      muted: value('{colors.gray.100}'),
      emphasized: value('{colors.gray.200}'),
      inverted: value('{colors.gray.900}'),
      panel: value(inBoth('#ffffff', '#1f1c19')),
      /** The bar over the suite, with white text. */
      bar: value(inBoth('#8b1a20', '#6b191e')),
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
      /** Border of a field: 3:1 against the panel (WCAG 1.4.11). */
      control: value(inBoth('#8d867e', '#857d75')),
      ...meaningOf(500),
    },
    gray: {
      ...paletteOf('gray', '{colors.gray.800}'),
      contrast: value('{colors.bg.panel}'),
      fg: value('{colors.gray.800}'),
      subtle: value('{colors.gray.100}'),
      muted: value('{colors.gray.200}'),
      emphasized: value('{colors.gray.300}'),
    },
    brand: paletteOf('brand', inBoth('#8b1a20', '#bf3f46')),
    ...Object.fromEntries(hues.map((hue) => [hue, paletteOf(hue, `{colors.${hue}.600}`)])),
  },
  radii: { l1: value('{radii.sm}'), l2: value('{radii.md}'), l3: value('{radii.lg}') },
  shadows: {
    xs: value(`0 1px 2px ${shade(8)}`),
    sm: value(`0 1px 3px ${shade(12)}`),
    md: value(`0 4px 12px ${shade(12)}, ${RIM}`),
    lg: value(`0 10px 28px ${shade(16)}, ${RIM}`),
    xl: value(`0 18px 48px ${shade(22)}, ${RIM}`),
  },
};

type Nested = { readonly [name: string]: string | number | Nested };
type Tokens = { [name: string]: { value: string | number } | Tokens };

/** Wraps every value as the kit's tokens require: `{ value }`. */
function tokensOf(values: Nested): Tokens {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? tokensOf(value) : { value },
  ]);
  return Object.fromEntries(entries);
}

const fallbackFonts = 'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Multiples of 4 px, and the few half steps that small controls need. */
const spacing = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24].map((step) => [
    String(step),
    `${String(step / 4)}rem`,
  ]),
);

const plain = tokensOf({
  colors: {
    ...colours,
    transparent: 'transparent',
    current: 'currentColor',
    overlay: inBoth('rgb(29 26 23 / 45%)', 'rgb(0 0 0 / 60%)'),
  },
  fonts: {
    body: `"Source Sans 3 Variable", ${fallbackFonts}`,
    heading: `"Source Sans 3 Variable", ${fallbackFonts}`,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
  fontSizes: {
    '2xs': '0.75rem',
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.3125rem',
    '2xl': '1.625rem',
    '3xl': '2rem',
  },
  fontWeights: { normal: 400, medium: 500, semibold: 600, bold: 700 },
  lineHeights: { tight: 1.2, snug: 1.35, normal: 1.45 },
  letterSpacings: { tight: '-0.01em', wide: '0.02em' },
  spacing: { ...spacing, 0: '0' },
  sizes: {
    ...spacing,
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '65ch',
  },
  radii: { none: '0', xs: '2px', sm: '4px', md: '6px', lg: '8px', full: '9999px' },
  durations: { fastest: '50ms', faster: '100ms', fast: '150ms', moderate: '200ms', slow: '300ms' },
  zIndex: {
    docked: 10,
    sticky: 100,
    banner: 200,
    drawer: 1200,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  },
  animations: { spin: 'spin 0.9s linear infinite', pulse: 'pulse 1.8s cubic-bezier(0.4, 0, 0.6, 1) 0.4s infinite' },
  cursor: {
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    slider: 'default',
    switch: 'pointer',
  },
});

/** Tokens without a meaning of their own: sizes, type, the palette itself. */
export const tokens = plain;
