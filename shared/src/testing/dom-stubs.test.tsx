import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  ['a hidden attribute', { hidden: true }],
  ['an inline display', { style: { display: 'none' } }],
  ['an inherited inline visibility', { style: { visibility: 'hidden' } }],
] as const)('hides elements from queries by role with %s', (_by, attributes) => {
  render(
    <div {...attributes}>
      <button>Save</button>
    </div>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { hidden: true })).not.toBeNull();
});

it('hides contents of a collapsed disclosure or a closed dialog from queries by role', () => {
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

it('finds a visible element inside a hidden part by role', () => {
  render(
    <div style={{ visibility: 'hidden' }}>
      <button style={{ visibility: 'visible' }}>Save</button>
    </div>,
  );
  expect(screen.getByRole('button')).not.toBeNull();
});

// oxlint-disable jsx-a11y/control-has-associated-label, jsx-a11y/label-has-associated-control -- labels that lead nowhere are what is tested
it('finds a control by the label that names its id, and by the label around it', () => {
  render(
    <>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <label>
        Role <select />
      </label>
    </>,
  );
  expect(screen.getByLabelText('Name').tagName).toBe('INPUT');
  expect(screen.getByLabelText('Role').tagName).toBe('SELECT');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(screen.getByLabelText('Name'));
});

it('gives a label around two controls to the first alone, and none to a control without an id', () => {
  render(
    <>
      <label>
        Times <input defaultValue="08:00" />
        <input defaultValue="09:00" />
      </label>
      <label htmlFor="">Nothing</label>
    </>,
  );
  expect(screen.getAllByLabelText('Times')).toEqual([screen.getByDisplayValue('08:00')]);
  expect(screen.queryByLabelText('Nothing', { selector: 'input' })).toBeNull();
});

it('follows labels that are added, removed and changed', () => {
  const { rerender } = render(<input id="name" />);
  const control = screen.getByRole('textbox');
  expect(control).toHaveProperty('labels', []);
  rerender(
    <>
      <label htmlFor="name">Name</label>
      <input id="name" />
    </>,
  );
  expect(screen.getByLabelText('Name').tagName).toBe('INPUT');
});
