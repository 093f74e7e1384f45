import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SlotRecipeDefinition, type SystemContext } from '@chakra-ui/react/styled-system';
import { oncePerName, oncePerObject } from './memoise.ts';
import { semanticTokens, tokens } from './tokens.ts';
import { serializedStyles } from './serialized-styles.ts';

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
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

const base = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss,
  theme: {
    // A tablet of 768 px counts as narrow: dialogs fill the screen.
    breakpoints: { sm: '480px', md: '769px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens,
    keyframes,
    textStyles,
    layerStyles,
  },
});

type SlotRecipeFn = ReturnType<SystemContext['getSlotRecipeFn']>;

const slotRecipes = new Map<string, SlotRecipeFn>();

/** The theme. Light only. */
export const system: SystemContext = {
  ...base,
  // A Chakra element compiles its recipe at each render: a sixth of the time of component tests.
  cva: oncePerObject(base.cva),
  css: serializedStyles(base.css),
  // Chakra checks each property of each element, and moves the result to the end of its LRU list each time.
  isValidProperty: oncePerName((name) => base.isValidProperty(name)),
  getSlotRecipeFn: (key, fallback) => slotRecipes.get(key) ?? base.getSlotRecipeFn(key, fallback),
};

/**
 * Registers the slot recipe of a Chakra component and returns the component. The recipe is in the component's own file, so that the
 * sign-in page does not load the styles of dialogs and menus.
 * @param key Chakra's name of the recipe, such as `dialog`
 */
export function withSlotRecipe<Component>(component: Component, key: string, recipe: SlotRecipeDefinition): Component {
  slotRecipes.set(key, base.sva(recipe));
  return component;
}
