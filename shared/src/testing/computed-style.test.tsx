import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  ['a hidden attribute', <div key="0" hidden children={<button />} />],
  ['an inline display', <div key="1" style={{ display: 'none' }} children={<button />} />],
  ['an inherited inline visibility', <div key="2" style={{ visibility: 'hidden' }} children={<button />} />],
  ['a collapsed disclosure', <details key="3" children={<button />} />],
  ['a closed dialog', <dialog key="4" children={<button />} />],
])('hides from queries by role what is hidden by %s', (_by, part) => {
  render(part);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { hidden: true })).not.toBeNull();
});

it('shows to queries by role what is visible inside a hidden part', () => {
  render(
    <div style={{ visibility: 'hidden' }}>
      <button style={{ visibility: 'visible' }} />
    </div>,
  );
  expect(screen.getByRole('button')).not.toBeNull();
});
