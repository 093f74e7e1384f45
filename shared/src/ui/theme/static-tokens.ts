import { createTokenDictionary, type SystemConfig } from '@chakra-ui/react/styled-system';
import { breakpoints } from './config.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** The tokens with their values and references. */
export const dictionary: ReturnType<typeof createTokenDictionary> = createTokenDictionary({
  prefix: 'chakra',
  breakpoints,
  tokens,
  semanticTokens,
});

const values: NonNullable<SystemConfig['tokenValues']> = {
  values: Object.fromEntries(
    Array.from(dictionary.categoryMap.keys(), (category) => [category, dictionary.getCategoryValues(category)]),
  ),
  colorPalettes: Object.fromEntries(
    Array.from(dictionary.colorPaletteMap, ([name, palette]) => [name, Object.fromEntries(palette)]),
  ),
};

/** References to the variables of the tokens: the same on every page, and expensive to compute. Import it with `?evaluated`, so that the bundler does. */
export default values;
