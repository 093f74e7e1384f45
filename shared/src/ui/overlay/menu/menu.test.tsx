import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../../../testing/index.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../dialog/confirm.ts';
import { Menu } from './menu.tsx';

const onSelect = vi.fn();
const Commands = () => {
  const confirm = useConfirm();
  return (
    <Menu
      trigger={<Button>More</Button>}
      items={[
        { id: 'edit', label: 'Edit', onSelect },
        { id: 'line', divider: true },
        { id: 'lock', label: 'Archive', onSelect, disabled: 'It is on an invoice' },
        {
          id: 'delete',
          label: 'Delete',
          danger: true,
          onSelect: () => void confirm({ title: 'Delete?', confirmLabel: 'Delete' }),
        },
      ]}
    />
  );
};

const openIt = async () => {
  onSelect.mockReset();
  const shown = renderWithHost(<Commands />);
  await shown.user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  return shown;
};

describe('a menu', () => {
  it('moves in a menu with arrow keys, selects with Enter, and restores the focus before the command runs', async () => {
    const { user } = await openIt();
    onSelect.mockImplementation(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
  });

  it('restores the focus before the command runs even when the closing list takes it again', async () => {
    await openIt();
    const list = screen.getByRole('menu');
    const focused: (Element | null)[] = [];
    onSelect.mockImplementation(() => void focused.push(document.activeElement));
    const later = globalThis.setTimeout;
    const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, delay) => {
      if (delay !== undefined) return later(run, delay);
      list.focus();
      run();
      return later(() => undefined);
    });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    timer.mockRestore();
    expect(focused).toEqual([screen.getByRole('button', { name: 'More', hidden: true })]);
  });

  it('runs the clicked menu command, also for a click without pointer events, as from a screen reader', async () => {
    await openIt();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
  });

  it('closes a menu with Escape and restores the focus', async () => {
    const { user } = await openIt();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  });

  it('closes with an Escape that comes before the frame in which the kit begins to listen', async () => {
    renderWithHost(<Commands />);
    const button = screen.getByRole('button', { name: 'More' });
    button.focus();
    const shown = new Promise<void>((resolve) => {
      const look = () => document.querySelector('[role=menu]') && resolve();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    fireEvent.click(button);
    await shown;
    fireEvent.keyDown(button, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('restores the focus when the closing list takes it along', async () => {
    const { user } = await openIt();
    const list = screen.getByRole('menu');
    // The frame that an arrow key asked for comes after the one in which Escape gives the focus back.
    screen
      .getByRole('button', { name: 'More', hidden: true })
      .addEventListener('focus', () => list.focus(), { once: true });
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  });

  it('shows why a menu command is disabled, and does not run it', async () => {
    const { user } = await openIt();
    const command = screen.getByRole('menuitem', { name: /Archive/ });
    expect(command.textContent).toContain('It is on an invoice');
    await user.click(command);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('keeps a dialog open that a menu command opened', async () => {
    const { user } = await openIt();
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByRole('alertdialog', { name: 'Delete?' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeTruthy();
  });
});
