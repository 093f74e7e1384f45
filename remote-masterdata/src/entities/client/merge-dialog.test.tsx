import { problem, renderWithHost, type HostOptions, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import { sampleClient, sampleClientRow } from '../../testing/samples.ts';
import { MergeDialog, type MergeDialogProps } from './merge-dialog.tsx';

const first = sampleClient({ id: 12, tel: null, mobile: '+32470123456' });
const second = sampleClient({ id: 45, lastname: 'Duboix', tel: '+3225123456', mobile: null });

function show(handlers: HostOptions['handlers'] = {}, other?: number) {
  const onClose = vi.fn<MergeDialogProps['onClose']>();
  const mergeClients = vi.fn<Answer<'mergeClients'>>(() => ({ id: 7, bookings: 3, invoices: 1 }));
  const host = renderWithHost(
    <MergeDialog first={first} {...(other === undefined ? {} : { second: other })} onClose={onClose} />,
    {
      messages,
      handlers: {
        getClient: ({ path }) => [path.id === 12 ? first : second],
        listClients: () => [sampleClientRow({ id: 12 }), sampleClientRow({ id: 45, lastname: 'Duboix' })],
        countClientRecords: ({ path }) => ({
          bookings: path.id === 45 ? 3 : 0,
          invoices: 0,
          documents: path.id === 45 ? 0 : 2,
          messages: 0,
          payments: 0,
          numbers: 0,
        }),
        mergeClients,
        ...handlers,
      },
    },
  );
  return { ...host, onClose, mergeClients };
}

const rowOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('merging two records', () => {
  it('asks for the other record, and never offers the same one', async () => {
    const { user } = show();
    await user.type(await screen.findByRole('combobox', { name: 'Other record' }), 'dubo');
    const option = await screen.findByRole('option', { name: /Duboix/ });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.click(option);
    expect(await screen.findByRole('table', { name: 'Differences between the two records' })).toBeTruthy();
  });

  it('shows differences, the result of the merge, and how many trips move', async () => {
    const { user } = show({}, 45);
    await screen.findByRole('table');
    await waitFor(() => expect(screen.getByRole('radio', { name: /Keep no. 45/ })).toHaveProperty('checked', true));
    await user.click(screen.getByRole('radio', { name: /Keep no. 12/ }));
    expect(rowOf('Last name')).toEqual(['Dubois', 'Duboix', 'Dubois']);
    expect(rowOf('Phone')).toEqual(['–', '+32 2 512 34 56', '+32 2 512 34 56']);
    await waitFor(() => expect(rowOf('Trips')).toEqual(['0', '3', 'All of them']));
    expect(rowOf('Documents')).toEqual(['2', '0', 'All of them']);
    expect(screen.queryByRole('rowheader', { name: 'First name' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Also show equal fields' }));
    expect(rowOf('First name')).toEqual(['Éléonore', 'Éléonore', 'Éléonore']);
    await user.click(screen.getByRole('radio', { name: /Keep no. 45/ }));
    expect(rowOf('Last name')).toEqual(['Dubois', 'Duboix', 'Duboix']);
    expect(screen.getByText(/Everything of no. 12 moves to no. 45/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Merge no. 12 into no. 45' })).toBeTruthy();
  });

  it('says that two masked national numbers differ, although they look equal, and lets one be chosen', async () => {
    const ssn = '••.••.••-•••-28';
    const counts = { bookings: 0, invoices: 0, documents: 0, messages: 0, payments: 0, numbers: 0 };
    show(
      {
        getClient: ({ path }) => [{ ...(path.id === 12 ? first : second), ssn }],
        countClientRecords: () => ({ ...counts, sameNationalNumber: false }),
      },
      45,
    );
    const choice = await screen.findByRole('radio', { name: /different from record 45/u });
    expect(choice).toHaveProperty('checked', true);
    expect(rowOf('National number').slice(0, 2)).toEqual([
      `${ssn} – different from record 45`,
      `${ssn} – different from record 12`,
    ]);
  });

  it('merges once into the chosen record and reports what moved', async () => {
    const { user, onClose, mergeClients } = show({}, 45);
    await user.click(await screen.findByRole('radio', { name: /Keep no. 45/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Merge no. 12 into no. 45' }));
    await screen.findByText('No. 12 merged into Éléonore Duboix: 3 trips moved, 1 invoice moved');
    expect(mergeClients).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { keep: 45, remove: 12, choices: [] } }),
    );
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 45, label: 'Duboix Éléonore' });
  });

  it('keeps the record with more trips, uses the selected values of the other, and undoes the merge from the toast', async () => {
    const undoClientMerge = vi.fn<Answer<'undoClientMerge'>>(() => ({
      removed: 12,
      bookings: 0,
      invoices: 1,
      stayed: 0,
      changed: [],
    }));
    const { user, mergeClients } = show({ undoClientMerge }, 45);
    const merge = await screen.findByRole('button', { name: 'Merge no. 12 into no. 45' });
    await user.click(screen.getByRole('radio', { name: 'Last name: Dubois (no. 12)' }));
    expect(rowOf('Last name').at(-1)).toBe('Dubois');
    await user.click(merge);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('No. 12 is there again: 0 trips moved back, 1 invoice moved back');
    expect(mergeClients.mock.calls[0]?.[0].body).toEqual({
      keep: 45,
      remove: 12,
      choices: [{ field: 'lastname', from: 'remove' }],
    });
    expect(undoClientMerge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { id: 7 } }));
  });

  it('the merge dialog stays open and shows why the merge was refused', async () => {
    const { user, onClose } = show({ mergeClients: () => problem(404, 'notFound') }, 45);
    await screen.findByRole('table');
    await user.click(await screen.findByRole('button', { name: 'Merge no. 12 into no. 45' }));
    await screen.findByText('This record does not exist, or no longer does. Refresh the page.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('names the record that failed to load, and offers Retry', async () => {
    let fails = true;
    const { user } = show(
      {
        getClient: ({ path }) =>
          fails && path.id === 45 ? problem(429, 'rateLimited') : [path.id === 12 ? first : second],
      },
      45,
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('button', { name: /^Merge/ })).toHaveProperty('disabled', true);
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
