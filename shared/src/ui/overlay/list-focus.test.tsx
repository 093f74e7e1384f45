import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../form/testing/one-field.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { rowLeftIn } from './dialog/modal.ts';
import { keepListFocus } from './list-focus.ts';

/** Trips that leave the list when they are canceled; a return keeps its row. */
function Trips() {
  const [names, setNames] = useState(['Aerts', 'Return', 'Claes']);
  const [isOver, setOver] = useState(false);
  return (
    <section tabIndex={-1} aria-label="Trips">
      <ul ref={keepListFocus}>
        {names.map((name) => (
          <li key={name} aria-label={name}>
            {name === 'Return' ? (
              !isOver && <button onClick={() => setOver(true)}>Ready now</button>
            ) : (
              <button onClick={() => setNames(names.filter((other) => other !== name))}>Cancel {name}</button>
            )}
          </li>
        ))}
      </ul>
      <button>Elsewhere</button>
    </section>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('gives the focus to the row of a button that goes, and to the next row or the list when the row goes too', async () => {
  const user = userEvent.setup();
  show(<Trips />);
  await user.click(screen.getByRole('button', { name: 'Ready now' }));
  await waitFor(() => expect(focused()).toBe('Return'));
  await user.click(screen.getByRole('button', { name: 'Cancel Aerts' }));
  await waitFor(() => expect(focused()).toBe('Return'));
  await user.click(screen.getByRole('button', { name: 'Cancel Claes' }));
  await waitFor(() => expect(focused()).toBe('Return'));
});

it('takes no focus from elsewhere when a row goes', async () => {
  const user = userEvent.setup();
  show(<Trips />);
  screen.getByRole('button', { name: 'Cancel Aerts' }).focus();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  screen.getByRole('button', { name: 'Cancel Aerts' }).click();
  await waitFor(() => expect(screen.queryByText('Cancel Aerts')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

it('tells a dialog which of its rows lost its button, none when the focus was never in the list', async () => {
  const user = userEvent.setup();
  show(<Trips />);
  expect(rowLeftIn(document.body)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Ready now' }));
  expect(rowLeftIn(screen.getByRole('region', { name: 'Trips' }))).toBe(
    screen.getByRole('listitem', { name: 'Return' }),
  );
  expect(rowLeftIn(screen.getByRole('button', { name: 'Elsewhere' }))).toBeUndefined();
});

/** A trip whose button opens the dialog that cancels it, and goes while the dialog is still open. */
function Question() {
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  return (
    <>
      <ul ref={keepListFocus}>
        <li aria-label="Aerts">{!isOver && <button onClick={() => setOpen(true)}>Cancel</button>}</li>
      </ul>
      <Dialog open={isOpen} title="Cancel" onClose={() => setOpen(false)} finalFocus={() => null}>
        <button onClick={() => setOver(true)}>Confirm</button>
        <button onClick={() => setOpen(false)}>Done</button>
      </Dialog>
    </>
  );
}

it('gives the focus to the row of a button that went during the dialog that it opened', async () => {
  const user = userEvent.setup();
  show(<Question />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  (await screen.findByRole('button', { name: 'Confirm' })).focus();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(focused()).toBe('Aerts'));
});
