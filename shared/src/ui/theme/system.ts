import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import type { SlotRecipeDefinition, SystemContext } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { keyframes } from './motion.ts';
import { oncePerName, oncePerObject } from './memoise.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { serializedStyles } from './serialized-styles.ts';
import { layerStyles, textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

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
  // A Chakra element compiles its recipe anew each time it is drawn: a sixth of the time that component tests took.
  cva: oncePerObject(base.cva),
  css: serializedStyles(base.css),
  // Chakra asks for each property of each element, and moves its answer to the end of a list each time.
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
