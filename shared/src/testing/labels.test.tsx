// oxlint-disable jsx-a11y/control-has-associated-label, jsx-a11y/label-has-associated-control -- labels that lead nowhere are what is tested
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

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

it('follows labels that come, go and change', () => {
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
