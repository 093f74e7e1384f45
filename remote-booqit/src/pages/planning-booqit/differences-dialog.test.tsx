import type { HostOptions } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleDifference } from '../../testing/sample-difference.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { showPlanning } from './testing/show-planning.tsx';

beforeEach(() => localStorage.clear());

const open = async (handlers: HostOptions['handlers'], more: Partial<HostOptions> = {}) => {
  const decide = vi.fn<(call: { readonly body: unknown }) => { affectedRows: number }>(() => ({ affectedRows: 1 }));
  const shown = showPlanning(
    {
      countTransportDifferences: () => ({ differences: 1, inbox: 0 }),
      decideTransportDifference: decide,
      ...handlers,
    },
    more,
  );
  await shown.user.click(await screen.findByRole('button', { name: 'Differences (1)' }));
  await within(await screen.findByRole('dialog')).findByRole('row', { name: /Maes Zoé/ });
  return { ...shown, decide };
};
const body = { transportId: 'BQ-1', part: 0, field: 'time', token: '2026-03-10 10:30' };

it('shows the differences from the platform with both values, and applies them', async () => {
  const { user, decide } = await open({ listTransportDifferences: () => [sampleDifference()] });
  expect(screen.getByText('10/03/2026 10:00')).toBeTruthy();
  expect(screen.getByText('10/03/2026 10:30')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  await vi.waitFor(() => expect(decide.mock.calls[0]?.[0].body).toEqual({ ...body, decision: 'apply' }));
});

it('ignores differences from the platform', async () => {
  const { user, decide } = await open({ listTransportDifferences: () => [sampleDifference()] });
  await user.click(screen.getByRole('button', { name: /^Ignore/ }));
  await vi.waitFor(() => expect(decide.mock.calls[0]?.[0].body).toEqual({ ...body, decision: 'ignore' }));
});

it('asks about the booking and its linked leg when the platform cancels the transport', async () => {
  const cancelled = sampleDifference({
    field: 'status',
    old: 'drives',
    new: 'cancelledByBooker',
    token: 'cancelledByBooker',
  });
  const { user, decide } = await open({ listTransportDifferences: () => [cancelled] });
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  const asked = () => screen.findByRole('dialog', { name: 'Cancel booking 12?' });
  await user.click(within(await asked()).getByRole('button', { name: 'Keep the booking' }));
  expect(decide).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  const question = within(await asked());
  await user.click(question.getByRole('checkbox', { name: /booking 13/ }));
  await user.click(question.getByRole('button', { name: 'Cancel the booking' }));
  await vi.waitFor(() =>
    expect(decide.mock.calls[0]?.[0].body).toMatchObject({ field: 'status', decision: 'apply', alsoLinked: false }),
  );
});

const other = sampleDifference({
  field: 'passenger',
  old: 'Maes Zoé, 1985-07-30',
  new: 'Maes Zora, 1985-07-30',
  token: 'x',
});
const zora = sampleTransport();
const changed = { ...zora.request, passenger: { ...zora.request.passenger, firstName: 'Zora' } };
const now = [[{ ...zora, request: changed }]];
const candidate = {
  id: 8,
  label: 'Maes Zora',
  birthday: '1985-07-30',
  address: 'rue Haute 12',
  score: 97,
  reasons: [{ code: 'birthday' as const, points: 12 }],
};
const found = () => [{ transportId: 'BQ-1', part: 0, kind: 'client' as const, chosen: null, candidates: [candidate] }];

it('requires a client for another passenger, and offers matches with score, reasons and readable dates', async () => {
  const saveMatchChoice = vi.fn<(call: { readonly body: unknown }) => { affectedRows: number }>(() => ({
    affectedRows: 1,
  }));
  const { user, decide } = await open({
    listTransportDifferences: () => [other],
    getTransport: () => now,
    matchTransports: found,
    saveMatchChoice,
  });
  expect(screen.getByText('Maes Zoé, 30/07/1985')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  const clients = within(await screen.findByRole('dialog', { name: /^Client: Maes Zo/ }));
  await user.click(await clients.findByRole('button', { name: /97%.*Maes Zora.*\+ same date of birth/ }));
  await vi.waitFor(() => expect(decide.mock.calls[0]?.[0].body).toMatchObject({ decision: 'apply', clientId: 8 }));
  expect(saveMatchChoice.mock.calls[0]?.[0].body).toMatchObject({ kind: 'client', recordId: 8 });
});

it('creates the client of another passenger from the data of the platform', async () => {
  const openDialog = vi.fn(() => Promise.resolve({ id: 31, label: 'Maes Zora' }));
  const { user, decide } = await open(
    { listTransportDifferences: () => [other], getTransport: () => now },
    { dialogs: { 'masterdata/client@1': openDialog } },
  );
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  const clients = within(await screen.findByRole('dialog', { name: /^Client: Maes Zora/ }));
  const make = await clients.findByRole('button', { name: 'New' });
  await vi.waitFor(() => expect(make.hasAttribute('disabled')).toBe(false));
  await user.click(make);
  await vi.waitFor(() => expect(decide.mock.calls[0]?.[0].body).toMatchObject({ decision: 'apply', clientId: 31 }));
  expect(openDialog).toHaveBeenCalledWith({
    draft: expect.objectContaining({ firstname: 'Zora', birthday: '1985-07-30' }),
  });
});
