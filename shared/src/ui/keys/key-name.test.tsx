import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useT } from '../../i18n/index.ts';
import { renderWithHost } from '../../testing/index.ts';
import { keyName } from '../keys.ts';

const KEYS = ['Enter', 'Delete', 'Shift', 'Escape', ' ', 'Ctrl', 'F10', 'n'];

const Names = () => {
  const t = useT();
  return <p>{KEYS.map((key) => keyName(t, key)).join(' ')}</p>;
};

it.each([
  ['fr', 'Entrée Suppr Maj Échap Espace Ctrl F10 n'],
  ['nl', 'Enter Delete Shift Esc Spatie Ctrl F10 n'],
  ['en', 'Enter Delete Shift Esc Space Ctrl F10 n'],
] as const)('names the keys in %s', (locale, names) => {
  renderWithHost(<Names />, { locale });
  expect(screen.getByText(names)).toBeTruthy();
});
