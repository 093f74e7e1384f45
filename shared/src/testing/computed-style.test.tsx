import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  ['a hidden attribute', { hidden: true }],
  ['an inline display', { style: { display: 'none' } }],
  ['an inherited inline visibility', { style: { visibility: 'hidden' } }],
] as const)('hides from queries by role what is hidden by %s', (_by, attributes) => {
  render(
    <div {...attributes}>
      <button>Save</button>
    </div>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { hidden: true })).not.toBeNull();
});

it('hides from queries by role what a collapsed disclosure or a closed dialog holds', () => {
  render(
    <>
      <details>
        <button>More</button>
      </details>
      <dialog>
        <button>Close</button>
      </dialog>
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(2);
});

it('shows to queries by role what is visible inside a hidden part', () => {
  render(
    <div style={{ visibility: 'hidden' }}>
      <button style={{ visibility: 'visible' }}>Save</button>
    </div>,
  );
  expect(screen.getByRole('button')).not.toBeNull();
});
