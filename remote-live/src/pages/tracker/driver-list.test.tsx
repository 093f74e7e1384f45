import { activeDriver, renderWithHost } from '@navette/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { DriverList } from './driver-list.tsx';
import type { DriverRow } from './use-tracker.ts';

const row = (id: number, name: string): DriverRow => ({
  driver: activeDriver({ id }),
  name,
  seen: undefined,
  state: 'unknown',
  tripCount: 0,
  next: undefined,
  freedom: { kind: 'free' },
});
const [before, after] = [
  [row(1, 'Arnould'), row(2, 'Claes')],
  [row(1, 'Arnould'), row(2, 'Aerts')],
];
const nothing = () => undefined;

function List() {
  const [isLater, setLater] = useState(false);
  return (
    <>
      <button onClick={() => setLater(true)}>later</button>
      <DriverList
        rows={isLater ? after : before}
        isLoading={false}
        followed={undefined}
        onPan={nothing}
        onFollow={nothing}
        onTrips={nothing}
      />
    </>
  );
}
const shown = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => /^\p{L}+?(?=Offline)/u.exec(textContent)?.[0]);

it('keeps the lines of drivers under the pointer in place, and is one tab stop with arrows', async () => {
  const { user } = renderWithHost(<List />, { messages });
  const list = await screen.findByRole('list', { name: 'Active drivers' });
  fireEvent.pointerEnter(list);
  fireEvent.click(screen.getByText('later'));
  expect(shown()).toEqual(['Arnould', 'Aerts']);
  fireEvent.pointerLeave(list);
  expect(shown()).toEqual(['Aerts', 'Arnould']);
  expect(list.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  screen.getByRole('button', { name: /^Aerts/ }).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trips of Arnould' }));
  expect(list.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});
