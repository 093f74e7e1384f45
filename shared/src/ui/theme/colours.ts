/**
 * The palette as plain values: the theme builds its tokens from it, and a test checks its contrast.
 * Greys are slightly warm, to go with the dark red of the brand; the other hues are semantic and used for nothing else.
 */
export const colours = {
  white: '#ffffff',
  black: '#12100e',
  gray: {
    50: '#faf9f7',
    100: '#f3f1ee',
    200: '#e6e3de',
    300: '#d3cec8',
    400: '#a39c94',
    500: '#6f6861',
    600: '#575149',
    700: '#403b35',
    800: '#2b2723',
    900: '#1d1a17',
  },
  brand: {
    50: '#fcf3f3',
    100: '#f8e3e3',
    200: '#eec4c6',
    300: '#dd989c',
    500: '#a83239',
    600: '#98262d',
    700: '#8b1a20',
    800: '#6f1419',
    900: '#551014',
  },
  red: {
    50: '#fdf1ef',
    100: '#fbdfdb',
    200: '#f4bdb6',
    300: '#e88c81',
    500: '#d23b2d',
    600: '#b8281b',
    700: '#951f15',
    800: '#751a12',
  },
  orange: {
    50: '#fdf6e8',
    100: '#fae8c6',
    200: '#f2d08e',
    300: '#dfa746',
    500: '#b3720c',
    600: '#925a06',
    700: '#744705',
    800: '#5b3906',
  },
  green: {
    50: '#eef7f0',
    100: '#d8eede',
    200: '#b0dbbb',
    300: '#76bb8a',
    500: '#2f8a4d',
    600: '#22733e',
    700: '#1a5b30',
    800: '#154726',
  },
  blue: {
    50: '#eff5fb',
    100: '#dae8f6',
    200: '#b8d1ec',
    300: '#86aedb',
    500: '#3a78bc',
    600: '#2562a5',
    700: '#1d4e86',
    800: '#183e6a',
  },
} as const;

/** Semantic hues, each with the same set of shades. */
export const hues = ['red', 'orange', 'green', 'blue'] as const;
