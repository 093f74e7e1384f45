import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../../../testing/index.ts';
import { giveBoxes } from '../../testing/dom.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from './dialog.tsx';

giveBoxes();

const Opened = ({ onClose = () => true }: { readonly onClose?: () => boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New booking</Button>
      <Dialog open={open} onClose={() => setOpen(!onClose())} title="Booking" footer={<Button>Save</Button>}>
        <input aria-label="client" />
      </Dialog>
    </>
  );
};

const nothing = () => {};

const openIt = async (onClose?: () => boolean) => {
  const shown = renderWithHost(<Opened {...(onClose ? { onClose } : {})} />);
  await shown.user.click(screen.getByRole('button', { name: 'New booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Booking' });
  // A dialog listens to the keyboard from the frame in which it takes the focus.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { ...shown, dialog };
};

/** Closes the dialog that it is in as soon as it is there. */
function Leave({ onLeave }: { readonly onLeave: () => void }) {
  useEffect(onLeave);
  return null;
}

describe('a dialog', () => {
  it('names a dialog by its title and focuses its first field', async () => {
    await openIt();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('client')));
  });

  it('restores the focus to the opener when a dialog closes', async () => {
    const { user } = await openIt();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New booking' }));
  });

  it('focuses the heading of the page when the opener cannot be focused any more', async () => {
    const Once = () => {
      const [open, setOpen] = useState<boolean>();
      return (
        <main>
          <h1 tabIndex={-1}>Month end</h1>
          <Button disabled={open === false} onClick={() => setOpen(true)}>
            Make all
          </Button>
          {open && (
            <Dialog open onClose={() => setOpen(false)} title="Results" footer={null}>
              <input aria-label="client" />
            </Dialog>
          )}
        </main>
      );
    };
    const { user } = renderWithHost(<Once />);
    await user.click(screen.getByRole('button', { name: 'Make all' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('client')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Month end'));
  });

  it('focuses the element that the caller names when the dialog closes before it had the focus', async () => {
    function Gone() {
      const [open, setOpen] = useState(true);
      return (
        <main>
          <h1 tabIndex={-1}>Timeline</h1>
          <button type="button">Trip 12</button>
          {open && (
            <Dialog
              open
              title="Booking"
              finalFocus={() => screen.queryByRole('button', { name: 'Trip 12', hidden: true })}
              onClose={() => true}
            >
              <Leave onLeave={() => setOpen(false)} />
            </Dialog>
          )}
        </main>
      );
    }
    renderWithHost(<Gone />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Trip 12'));
  });

  it('gives the focus back even when a busy page runs the timer of the loading state it replaced only as it closes', async () => {
    function Loaded() {
      const [step, setStep] = useState<'list' | 'loading' | 'form'>('list');
      return (
        <main>
          <h1 tabIndex={-1}>Bookings</h1>
          <Button onClick={() => setStep('loading')}>Row 12</Button>
          {step === 'loading' && (
            <Dialog open title="Booking" onClose={nothing}>
              <Button onClick={() => setStep('form')}>Loaded</Button>
            </Dialog>
          )}
          {step === 'form' && (
            <Dialog open title="Booking" finalFocus={row} onClose={() => setStep('list')}>
              <input aria-label="client" />
            </Dialog>
          )}
        </main>
      );
    }
    const row = () => screen.queryByRole('button', { name: 'Row 12', hidden: true });
    renderWithHost(<Loaded />);
    fireEvent.click(screen.getByRole('button', { name: 'Row 12' }));
    const loaded = screen.getByRole('button', { name: 'Loaded' });
    await waitFor(() => expect(document.activeElement).toBe(loaded));
    const start = performance.now();
    fireEvent.click(loaded);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('client')));
    while (performance.now() < start + 80);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(row()));
  });

  it('does not change the styles of the document, so that opening a dialog recalculates few elements', async () => {
    await openIt();
    expect(document.body.style.pointerEvents).toBe('none');
    expect(document.documentElement.style.cssText).toBe('');
    expect(document.body.style.overflow).toBe('');
  });

  it.each([
    ['Escape', '{Escape}'],
    ['the X', null],
  ])('keeps a dialog open after %s when the page does not close it', async (_way, key) => {
    const onClose = vi.fn(() => false);
    const { user } = await openIt(onClose);
    if (key) await user.keyboard(key);
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Booking' })).toBeTruthy();
  });
});
