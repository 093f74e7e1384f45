import { expect, it } from 'vitest';
import { looksLikeEmail } from './care-center.tsx';

it.each(['accueil@home.example', ' a.b+c@x.y.be '])('accepts %s as an email address', (text) =>
  expect(looksLikeEmail(text)).toBe(true),
);

it.each(['', 'accueil home.example', 'accueil@home', 'a@b@c.be', 'accueil@home.', '@home.be', 'a b@home.be'])(
  '“%s” does not look like an email address',
  (text) => expect(looksLikeEmail(text)).toBe(false),
);
