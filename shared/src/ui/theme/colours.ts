/** A colour in the light theme and in the dark one. */
type Pair = readonly [light: string, dark: string];

/**
 * The palette: the theme builds its tokens from it, and a test checks its contrast. A shade has the same use in both themes, so that components name
 * it once: 50 to 200 are backgrounds, 300 borders, 500 edges, 600 filled or a ring, from 700 text. Greys are slightly warm, to go with the dark red of
 * the brand; the other hues are semantic and used for nothing else.
 */
const palette = {
  gray: {
    50: ['#faf9f7', '#161412'],
    100: ['#f3f1ee', '#282421'],
    200: ['#e6e3de', '#37322d'],
    300: ['#d3cec8', '#4d4741'],
    400: ['#a39c94', '#7b736b'],
    500: ['#6f6861', '#a69e95'],
    600: ['#575149', '#bdb6ad'],
    700: ['#403b35', '#d3cdc5'],
    800: ['#2b2723', '#e4dfd9'],
    900: ['#1d1a17', '#f2efeb'],
  },
  brand: {
    50: ['#fcf3f3', '#371b1d'],
    100: ['#f8e3e3', '#492426'],
    200: ['#eec4c6', '#5c2e30'],
    300: ['#dd989c', '#8c4246'],
    500: ['#a83239', '#ca7277'],
    600: ['#98262d', '#bb4d52'],
    700: ['#8b1a20', '#e8adb0'],
    800: ['#6f1419', '#efc4c6'],
  },
  red: {
    50: ['#fdf1ef', '#3c1916'],
    100: ['#fbdfdb', '#4e211d'],
    200: ['#f4bdb6', '#632924'],
    300: ['#e88c81', '#983b33'],
    500: ['#d23b2d', '#da6a60'],
    600: ['#b8281b', '#cc3d30'],
    700: ['#951f15', '#f3a9a2'],
    800: ['#751a12', '#f7c2bd'],
  },
  orange: {
    50: ['#fdf6e8', '#2d220d'],
    100: ['#fae8c6', '#3c2c12'],
    200: ['#f2d08e', '#4c3817'],
    300: ['#dfa746', '#73541f'],
    500: ['#b3720c', '#b9801e'],
    600: ['#925a06', '#966818'],
    700: ['#744705', '#f4af36'],
    800: ['#5b3906', '#f8c772'],
  },
  green: {
    50: ['#eef7f0', '#16271c'],
    100: ['#d8eede', '#1d3424'],
    200: ['#b0dbbb', '#24412e'],
    300: ['#76bb8a', '#356344'],
    500: ['#2f8a4d', '#469c63'],
    600: ['#22733e', '#397f50'],
    700: ['#1a5b30', '#75ce92'],
    800: ['#154726', '#9eddb3'],
  },
  blue: {
    50: ['#eff5fb', '#172433'],
    100: ['#dae8f6', '#1e3043'],
    200: ['#b8d1ec', '#263d56'],
    300: ['#86aedb', '#365b83'],
    500: ['#3a78bc', '#588fca'],
    600: ['#2562a5', '#3974b3'],
    700: ['#1d4e86', '#98bfe9'],
    800: ['#183e6a', '#b6d2f0'],
  },
} satisfies Readonly<Record<string, Readonly<Record<number, Pair>>>>;

/** A colour that follows the `color-scheme` of the element it is used in: the theme that the user chose, and light on paper. */
export const inBoth = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

const shadesOf = (hue: Readonly<Record<number, Pair>>): Record<string, string> =>
  Object.fromEntries(Object.entries(hue).map(([shade, [light, dark]]) => [shade, inBoth(light, dark)]));

/** Series of charts in their order, distinguishable in greyscale; the second is hatched with the fourth. */
const chart = {
  1: ['#8b1a20', '#c9484f'],
  2: ['#dfa746', '#dfa746'],
  3: ['#a39c94', '#a39c94'],
  4: ['#744705', '#94611f'],
  5: ['#dd989c', '#dd989c'],
  6: ['#d3cec8', '#d3cec8'],
} as const;

/** The palette as values of CSS; `white` and `black` are the same in both themes. */
export const colours = {
  white: '#ffffff',
  black: '#12100e',
  ...Object.fromEntries(Object.entries({ ...palette, chart }).map(([name, hue]) => [name, shadesOf(hue)])),
};

/** Semantic hues, each with the same set of shades. */
export const hues = ['red', 'orange', 'green', 'blue'] as const;
