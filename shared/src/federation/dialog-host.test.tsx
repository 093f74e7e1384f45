import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  DialogHostContext,
  useDialogAvailability,
  useOpenDialog,
  type DialogHost,
  DialogUnavailable,
  componentOf,
} from './dialog-host.ts';

const host = (changes: Partial<DialogHost> = {}): DialogHost => ({
  open: () => Promise.resolve(undefined),
  unavailable: () => undefined,
  prefetch: () => {},
  ...changes,
});

function AddClient({ onAdded }: { onAdded: (text: string) => void }) {
  const openDialog = useOpenDialog();
  const { reason, prefetch } = useDialogAvailability('masterdata/client@1');
  const open = async () => {
    try {
      const client = await openDialog('masterdata/client@1', { name: 'Dupont' });
      onAdded(client ? `${client.id} ${client.label}` : 'cancelled');
    } catch (error) {
      onAdded(error instanceof DialogUnavailable ? error.reason : 'other');
    }
  };
  return (
    <button disabled={reason !== undefined} onMouseEnter={prefetch} onClick={() => void open()}>
      {reason ?? 'Add'}
    </button>
  );
}

const show = (changes: Partial<DialogHost>) => {
  const onAdded = vi.fn<(text: string) => void>();
  render(
    <DialogHostContext value={host(changes)}>
      <AddClient onAdded={onAdded} />
    </DialogHostContext>,
  );
  return { onAdded, press: () => userEvent.click(screen.getByRole('button')) };
};

it('answers with the saved result of the dialog of another domain', async () => {
  const prefetch = vi.fn<DialogHost['prefetch']>();
  const { onAdded, press } = show({
    open: (_name, input) => Promise.resolve({ id: 7, label: 'name' in input ? String(input.name) : '' }),
    prefetch,
  });
  await press();
  expect(onAdded).toHaveBeenCalledWith('7 Dupont');
  expect(prefetch).toHaveBeenCalledWith('masterdata/client@1');
});

it('answers nothing when the dialog was cancelled', async () => {
  const { onAdded, press } = show({});
  await press();
  expect(onAdded).toHaveBeenCalledWith('cancelled');
});

it('says why the dialog can not open', async () => {
  const { onAdded, press } = show({ open: (name) => Promise.reject(new DialogUnavailable(name, 'failed')) });
  await press();
  expect(onAdded).toHaveBeenCalledWith('failed');
});

it('lets the button say beforehand that the other domain is down', () => {
  show({ unavailable: () => 'failed' });
  expect(screen.getByRole('button', { name: 'failed' })).toHaveProperty('disabled', true);
});

it('finds the component of a loaded module, or names the module that has none', () => {
  const Page = () => null;
  expect(componentOf({ default: Page }, './pages/booking')).toBe(Page);
  for (const module of [undefined, {}, { default: 'x' }, { default: {} }, '<!doctype html>']) {
    expect(() => componentOf(module, './pages/booking')).toThrow('./pages/booking has no component');
  }
});
