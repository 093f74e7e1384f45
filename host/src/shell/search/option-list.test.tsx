import { renderWithHost } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useOptionList } from './option-list.tsx';

interface OptionsProps {
  /** Hits that arrive when the button is pressed. */
  readonly later: readonly string[];
  readonly onTake: (id: string) => void;
}

function Options({ later, onTake }: OptionsProps) {
  const [ids, setIds] = useState<readonly string[]>(['Dupont', 'Dupuis']);
  const { field, list } = useOptionList({
    label: 'Hits',
    groups: [{ id: 'clients', title: 'Clients', options: ids.map((id) => ({ id, label: id, run: () => undefined })) }],
    expanded: true,
    pending: false,
    onTake: ({ id }) => onTake(id),
  });
  return (
    <>
      <input {...field} aria-label="Search" />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setIds(later)}>
        Arrive
      </button>
      {list}
    </>
  );
}

it.each([
  { after: 'stays on its hit when others arrive above it', later: ['Aerts', 'Dupont', 'Dupuis'], taken: ['Dupuis'] },
  { after: 'is nobody’s when its hit goes', later: ['Dupont', 'Aerts'], taken: [] },
])('the mark of the arrow keys $after', async ({ later, taken }) => {
  const onTake = vi.fn();
  const { user } = renderWithHost(<Options {...{ later, onTake }} />);
  await user.type(screen.getByRole('combobox'), '{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  await user.keyboard('{Enter}');
  expect(onTake.mock.calls.flat()).toEqual(taken);
});
