import { createSystem } from '@chakra-ui/react/styled-system';
import { css as serialize } from '@emotion/react';
import { expect, it, vi } from 'vitest';
import { config } from './config.ts';
import { serializedStyles } from './system.ts';
import { dictionary } from './static-tokens.ts';

const { css, cva } = createSystem({ ...config, dictionary });
const recipe = cva({ base: { px: '4', _hover: { bg: 'gray.100' } } })();
const narrow = { px: { base: '1', md: '2' }, color: undefined };

it('serializedStyles returns the same result as Emotion for the styles of Chakra', () => {
  const { name, styles } = serialize(css(recipe, narrow));
  expect(serializedStyles(css)(recipe, narrow)).toMatchObject({ name, styles });
  expect(styles).toContain('padding-inline');
});

it('serializedStyles returns an object that Emotion uses unchanged', () => {
  const made = serializedStyles(css)(recipe, narrow);
  expect(serialize(made)).toBe(made);
});

it('serializedStyles works out equal styles beside the same recipe once', () => {
  const once = vi.fn(css);
  const styles = serializedStyles(once);
  expect(styles(recipe, { ...narrow })).toBe(styles(recipe, { ...narrow }));
  expect(once).toHaveBeenCalledTimes(1);
});

it('serializedStyles distinguishes recipes and styles', () => {
  const styles = serializedStyles(css);
  const others = [
    styles(recipe, narrow),
    styles(cva({ base: { px: '8' } })(), narrow),
    styles(recipe, { px: '2' }),
    styles(recipe, {}),
    styles(undefined, narrow),
  ];
  expect(new Set(others.map(({ name }) => String(name)))).toHaveLength(5);
});

it('serializedStyles caches at most a thousand styles per recipe', () => {
  const once = vi.fn(css);
  const styles = serializedStyles(once);
  for (let width = 0; width <= 1000; width++) styles(recipe, { width: `${width}px` });
  styles(recipe, { width: '1000px' });
  expect(once).toHaveBeenCalledTimes(1001);
  styles(recipe, { width: '0px' });
  expect(once).toHaveBeenCalledTimes(1002);
});
