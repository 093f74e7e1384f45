import { createPreflight, createSystem } from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { config } from './config.ts';
import { dictionary } from './static-tokens.ts';

/** Animations of the suite: short, and only to show where something came from. */
const keyframes = {
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.45' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, translate: '0 0.375rem' }, to: { opacity: 1, translate: '0 0' } },
  'enter-start': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'enter-end': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  sweep: { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
  flash: { from: { backgroundColor: 'var(--flash)' } },
};

/** Global styles. `--focus` is the colour of the focus ring: white on the dark bars (see `onDark`). */
const globalCss = {
  html: {
    // Inherited, where Chakra's own style sets them on each element: variables per element make styling slower.
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    color: 'fg',
    bg: 'bg',
    colorPalette: 'gray',
    '--focus': 'colors.blue.600',
    fontFamily: 'body',
    // Corrects the font's low vertical position; tabular figures keep columns and clocks from shifting.
    fontOpticalSizing: 'auto',
    fontVariantNumeric: 'lining-nums',
    scrollbarColor: '{colors.gray.300} transparent',
  },
  body: { textStyle: 'sm' },
  // A modal sets `pointer-events: none` on the body, which is inherited: this override avoids restyling the page under its backdrop.
  '#root': { pointerEvents: 'auto' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  'h1:focus-visible, [data-quiet-focus]:focus-visible': { outline: 'none' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'blue.200' },
  // Paper is white.
  '@media print': { html: { colorScheme: 'light' } },
  // High contrast removes backgrounds and shadows: elements distinguished only by them get a border.
  '@media (forced-colors: active)': {
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]': { outline: '1px solid CanvasText !important' },
    '[aria-selected=true], [aria-current=page], [aria-pressed=true], [data-part=item][data-state=checked]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
    ':focus-visible': { outline: '3px solid CanvasText' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None by default, as with the initial `all` each element would animate each change of a colour it inherits. A transition that is declared
      // stays, as short as can be: dragging waits for the end of its own.
      transitionProperty: 'none',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

const system = createSystem({
  ...config,
  dictionary,
  globalCss,
  theme: { ...config.theme, keyframes },
});
const reset = system.layers.wrap('reset', createPreflight({ preflight: true }));
const { styles } = css([system.layers.atRule, reset, system.getGlobalCss(), system.getTokenCss()]);

/**
 * Reset, global styles and the variables of the tokens, as CSS: the same on every page, and expensive to compute. Import it with `?evaluated`, so that
 * the bundler does.
 */
export default serialize(compile(styles), middleware([prefixer, stringify]));
