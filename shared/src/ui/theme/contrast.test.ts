import { describe, expect, it } from 'vitest';
import { tones } from '../status/status-mark.tsx';
import { dictionary } from './static-tokens.ts';

type Theme = 'light' | 'dark';

/** Resolves a token to its colour in a theme, following references. */
function colour(name: string, theme: Theme): string {
  const token = dictionary.getByName(`colors.${name}`);
  const value = String(token?.originalValue ?? token?.value ?? name);
  const reference = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  if (reference !== undefined) return colour(reference, theme);
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(front: string, back: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].toSorted((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  const contrast = (front: string, back: string) => contrastOf(colour(front, theme), colour(back, theme));

  it.each(['fg', 'fg.muted', 'fg.subtle', 'fg.error', 'fg.warning', 'fg.success', 'fg.info'])(
    '%s has AA contrast on every surface',
    (text) => {
      for (const surface of ['bg', 'bg.panel', 'bg.muted']) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['gray', 'brand', 'red', 'orange', 'green', 'blue'])(
    '%s has AA contrast as solid, on its tints and as text',
    (hue) => {
      expect(contrast(`${hue}.contrast`, `${hue}.solid`)).toBeGreaterThanOrEqual(4.5);
      for (const surface of ['bg.panel', `${hue}.subtle`, `${hue}.muted`])
        expect(contrast(`${hue}.fg`, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(Object.entries(tones))(
    'a row with tone %s has a visible edge, and text with AA contrast on its tint',
    (_tone, { edge, tint, text }) => {
      expect(contrast(edge, 'bg.panel')).toBeGreaterThanOrEqual(3);
      expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
      for (const common of ['fg', 'fg.muted']) expect(contrast(common, tint)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('field borders and focus ring have a contrast of 3:1 against the page', () => {
    for (const surface of ['bg.panel', 'bg', 'bg.muted']) {
      expect(contrast('border.control', surface)).toBeGreaterThanOrEqual(3);
      expect(contrast('blue.600', surface)).toBeGreaterThanOrEqual(3);
    }
    for (const bar of ['bg.bar', 'black']) expect(contrast('white', bar)).toBeGreaterThanOrEqual(4.5);
  });
});
