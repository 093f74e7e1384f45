import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../../../testing/index.ts';
import { giveBoxes } from '../../testing/dom.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from './confirm.ts';

giveBoxes();

const Asking = ({ told }: { readonly told: (yes: boolean) => void }) => {
  const confirm = useConfirm();
  const ask = async () =>
    told(await confirm({ title: 'Delete booking 12?', body: 'It leaves the planning too.', confirmLabel: 'Delete' }));
  return <Button onClick={() => void ask()}>ask</Button>;
};

const ask = async () => {
  const told = vi.fn();
  const shown = renderWithHost(<Asking told={told} />);
  await shown.user.click(screen.getByRole('button', { name: 'ask' }));
  await screen.findByRole('alertdialog', { name: 'Delete booking 12?' });
  return { ...shown, told };
};

describe('confirmation of a destructive action', () => {
  it('shows a confirmation that names the object, with verbs on its buttons and the focus on Cancel', async () => {
    await ask();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  });

  it('resolves a confirmation with true when its verb is pressed', async () => {
    const { user, told } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith(true));
  });

  it.each([
    ['Escape', '{Escape}'],
    ['Enter, unread', '{Enter}'],
  ])('resolves a confirmation with false after %s', async (_name, key) => {
    const { user, told } = await ask();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
    await user.keyboard(key);
    await waitFor(() => expect(told).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ask' }));
  });
});
