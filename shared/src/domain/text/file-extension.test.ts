import { expect, it } from 'vitest';
import { hasExtension } from './file-extension.ts';

it.each([
  ['ticket.pdf', true],
  ['Reçu du 3.4.2026.JPG', true],
  [' scan.png ', true],
  ['ticket', false],
  ['ticket.', false],
  ['.pdf', false],
  ['dossier.d/ticket', false],
  ['', false],
])('knows whether %j has an extension: %s', (name, expected) => {
  expect(hasExtension(name)).toBe(expected);
});
