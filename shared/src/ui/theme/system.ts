import { createSystem, type SlotRecipeDefinition, type SystemContext } from '@chakra-ui/react/styled-system';
import { config } from './config.ts';
import { oncePerName, oncePerObject } from './memoise.ts';
import tokenValues from './static-tokens.ts?evaluated';
import { css as serialize } from '@emotion/react';

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

type Css = SystemContext['css'];
type Styles = Parameters<Css>[number];

/** Maximum number of cached styles per recipe: more than pages use, and a limit for styles computed from measures. */
const LIMIT = 1000;

const noRecipe = {};

const LAYER = '@layer recipes';

/**
 * Memoises the styles that Chakra computes for an element at each render, already serialised for Emotion. The recipe, the first argument, is the same
 * object each time; the few styles beside it are keyed by their JSON. Chakra's own memoisation stringifies all of them, the recipe too, with sorted
 * keys, and Emotion serialises and hashes the result at each render, which it skips for serialised styles. Saves a third of the CPU time of an
 * element.
 */
export function serializedStyles(css: Css): Css {
  const recipes = new WeakMap<object, Map<string, ReturnType<Css>>>();
  return (recipe: Styles, ...beside: Styles[]) => {
    const owner = recipe ?? noRecipe;
    const known = recipes.get(owner) ?? new Map<string, ReturnType<Css>>();
    recipes.set(owner, known);
    const key = JSON.stringify(beside);
    const found = known.get(key);
    if (found) return found;
    const own = css(...beside);
    // The recipe is computed already, and in its layer, so only the styles beside it need to be; unless they bring a recipe too.
    const made = { ...serialize(LAYER in own ? css(recipe, ...beside) : { ...recipe, ...own }) };
    if (known.size >= LIMIT) known.clear();
    known.set(key, made);
    return made;
  };
}
