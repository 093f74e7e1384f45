import { mayOpen, pagesOfRole, STAFF_ROLES } from '@navette/shared/domain';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELP_TOPICS } from './topics.ts';

const pictures = join(import.meta.dirname, 'pictures');

describe.each(['fr', 'nl', 'en'])('pictures in %s', (locale) => {
  const names = readdirSync(join(pictures, locale));

  it('belong to a topic each, and every topic has one', () => {
    expect(names.toSorted()).toEqual(HELP_TOPICS.map(({ id }) => `${id}.webp`).toSorted());
  });

  it('are small', () => {
    const sizes = names.map((name) => statSync(join(pictures, locale, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(25_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(435_000);
  });
});

it.each(STAFF_ROLES)('explains work of its own to %s', (role) => {
  const own = HELP_TOPICS.filter(({ at }) => at !== undefined && mayOpen(pagesOfRole(role), at.page));
  expect(own.length).toBeGreaterThan(1);
});
