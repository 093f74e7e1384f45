/** Global styles. `--focus` is the colour of the focus ring: white on the dark bars (see `onDark`). */
export const globalCss = {
  html: {
    // Inherited, where Chakra's own style gives them to each element: with variables of its own every element costs more to style.
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
  // A modal sets `pointer-events: none` on the body, which is inherited: the page under its backdrop need not be styled anew for it.
  '#root': { pointerEvents: 'auto' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  'h1:focus-visible, [data-quiet-focus]:focus-visible': { outline: 'none' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'blue.200' },
  // High contrast takes away backgrounds and shadows: what they alone tell apart has an edge.
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
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
