import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../../../testing/index.ts';
import { giveBoxes } from '../../testing/dom.ts';
import { Dialog } from './dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

giveBoxes();

interface SuggestionsProps {
  readonly onClose: () => void;
}

const Suggestions = ({ onClose }: SuggestionsProps): ReactNode => (
  <Dialog open title="Drivers" onClose={onClose}>
    <input aria-label="driver" />
  </Dialog>
);

/** A form with a button that opens the dialog, whose code can't be fetched at first. */
function show() {
  const fetchCode = vi.fn(async () => Suggestions).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyDialog(fetchCode);
  function Form(): ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="time" />
        <button type="button" onClick={() => setOpen(true)}>
          Suggest
        </button>
        {isOpen && <Lazy onClose={() => setOpen(false)} />}
      </>
    );
  }
  return renderWithHost(<Form />);
}

const failure = () => screen.findByRole('dialog', { name: 'This part is not available at the moment.' });

describe('a dialog whose code can’t be fetched', () => {
  it('says so above the form, which it leaves alone, and opens after a retry', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('time'), '10:00');
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect((await failure()).textContent).toContain('stay as they are');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('dialog', { name: 'Drivers' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('driver')));
    expect(screen.getByLabelText('time')).toHaveProperty('value', '10:00');
  });

  it('can be closed, and is fetched again when it is opened again', async () => {
    const { user } = show();
    const opener = screen.getByRole('button', { name: 'Suggest' });
    await user.click(opener);
    const [, close] = (await failure(), screen.getAllByRole('button', { name: 'Close' }));
    if (close) await user.click(close);
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Drivers' })).toBeTruthy();
  });
});
