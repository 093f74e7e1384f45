import { createSystem, type SlotRecipeDefinition, type SystemContext } from '@chakra-ui/react/styled-system';
import { config } from './config.ts';
import { oncePerName, oncePerObject } from './memoise.ts';
import { serializedStyles } from './serialized-styles.ts';
import tokenValues from './static-tokens.ts?evaluated';

const base = createSystem({ ...config, tokenValues });

const slotRecipes = new Map<string, SlotRecipeDefinition>();
const slotRecipeOf = oncePerObject(base.sva);

/** The theme. Light only. */
export const system: SystemContext = {
  ...base,
  // A Chakra element compiles its recipe at each render: a sixth of the time of component tests.
  cva: oncePerObject(base.cva),
  css: serializedStyles(base.css),
  // Chakra checks each property of each element, and moves the result to the end of its LRU list each time.
  isValidProperty: oncePerName((name) => base.isValidProperty(name)),
  getSlotRecipeFn: (key, fallback) => {
    const recipe = slotRecipes.get(key);
    return recipe ? slotRecipeOf(recipe) : base.getSlotRecipeFn(key, fallback);
  },
};

/**
 * Registers the slot recipe of a Chakra component and returns the component. The recipe is in the component's own file, so that the
 * sign-in page does not load the styles of dialogs and menus.
 * @param key Chakra's name of the recipe, such as `dialog`
 */
export function withSlotRecipe<Component>(component: Component, key: string, recipe: SlotRecipeDefinition): Component {
  slotRecipes.set(key, recipe);
  return component;
}
