import type { components } from '@navette/openapi/types';
import { problem, renderWithHost, type HostOptions, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/forms.ts';
import NotifyDriverDialog from './notify.tsx';

type Sent = components['schemas']['SentNotification'];

const sent = (changes: Partial<Sent> = {}): Sent => ({
  id: 'a',
  at: '2026-03-10T09:00:00Z',
  kind: 'message',
  msg: 'Un transport est annulé.',
  state: 'read',
  changedAt: '2026-03-10T09:05:00Z',
  error: null,
  by: 'Odile Maes',
  ...changes,
});

async function show(handlers: HostOptions['handlers'] = {}, msg?: string) {
  const sendMessageNotification = vi.fn<Answer<'sendMessageNotification'>>(() => ({ id: 'n7', delivered: false }));
  const onClose = vi.fn();
  const host = renderWithHost(
    <NotifyDriverDialog
      input={{ driverId: 4, name: 'Karim Benali', ...(msg === undefined ? {} : { msg }) }}
      onClose={onClose}
    />,
    {
      messages,
      handlers: { sendMessageNotification, listDriverNotifications: () => [], ...handlers },
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Karim Benali' }));
  return { ...host, dialog, onClose, sendMessageNotification };
}

describe('a message to a driver', () => {
  it('requires a text for a message to a driver', async () => {
    const { user, dialog, sendMessageNotification } = await show();
    await user.type(dialog.getByLabelText('Message'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText('This field is required.');
    expect(sendMessageNotification).not.toHaveBeenCalled();
  });

  it('offers the three texts, in French', async () => {
    const { user, dialog } = await show();
    const offered = within(dialog.getByRole('group', { name: 'Offered texts' })).getAllByRole('button');
    expect(offered.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['Veuillez toujours clôturer direct après un transport.', 'fr'],
      ['Un transport a été modifié.', 'fr'],
      ['Un transport est annulé.', 'fr'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Un transport a été modifié.' }));
    expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Un transport a été modifié.');
  });

  it('sends a message to a driver once, then lists it', async () => {
    let all: Sent[] = [];
    const sendMessageNotification = vi.fn<Answer<'sendMessageNotification'>>(() => {
      all = [sent({ id: 'n7', msg: 'Appelez le bureau.', state: 'waiting' })];
      return { id: 'n7', delivered: false };
    });
    const { user, dialog, onClose } = await show({ sendMessageNotification, listDriverNotifications: () => all });
    await dialog.findByText('Nothing has been sent yet.');
    await user.type(dialog.getByLabelText('Message'), 'Appelez le bureau.');
    await user.tripleClick(dialog.getByRole('button', { name: 'Send' }));
    const list = within(await dialog.findByRole('list', { name: 'Sent messages' }));
    expect(list.getByText('Appelez le bureau.')).toBeTruthy();
    expect(list.getByText('Queued')).toBeTruthy();
    expect(dialog.getByLabelText('Message')).toHaveProperty('value', '');
    expect(sendMessageNotification).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { driverId: 4, name: 'Karim Benali', msg: 'Appelez le bureau.' } }),
    );
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 'n7' }));
  });

  it('keeps the text when sending fails, and shows why', async () => {
    const { user, dialog } = await show(
      { sendMessageNotification: () => problem(404, 'notFound') },
      'Appelez le bureau.',
    );
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText('This record does not exist, or no longer does. Refresh the page.');
    expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Appelez le bureau.');
  });
});

describe('sent messages', () => {
  it('sent messages show their state, their sender and the reason of a failure', async () => {
    const all = [
      sent(),
      sent({ id: 'b', state: 'failed', error: 'unreachable' }),
      sent({ id: 'c', state: 'delivered' }),
    ];
    const { dialog } = await show({ listDriverNotifications: () => all });
    const list = within(await dialog.findByRole('list', { name: 'Sent messages' }));
    expect(
      list.getAllByRole('listitem').map(({ textContent }) => textContent.match(/Read|Failed|Delivered/)?.[0]),
    ).toEqual(['Read', 'Failed', 'Delivered']);
    expect(list.getByText(/10\/03\/2026 10:00 · Odile Maes · The driver’s app cannot be reached/)).toBeTruthy();
  });

  it('sent messages offer Retry when they fail to load, while messages can still be sent', async () => {
    const { user, dialog, sendMessageNotification } = await show({
      listDriverNotifications: () => problem(501, 'notImplemented'),
    });
    await dialog.findByRole('button', { name: 'Retry' });
    await user.type(dialog.getByLabelText('Message'), 'Appelez');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sendMessageNotification).toHaveBeenCalledOnce());
  });
});
