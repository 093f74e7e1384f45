import type { components } from '@navette/openapi/types';
import { renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, within } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import BookingsPage from '../index.tsx';

export type Schemas = components['schemas'];

const trips = [
  sampleBooking({ id: 12, status: 0 }),
  sampleBooking({ id: 13, status: 3, pick_time: '08:00', client_lastname: 'Janssens', client_firstname: 'Piet' }),
  sampleBooking({ id: 14, status: 0, pick_time: '07:00', accepted: 3 }),
];
/** Refusal of one booking in the server's response. */
export const refusal = (code: string, params?: Schemas['Problem']['params']): Schemas['Problem'] => ({
  status: 409,
  code,
  messageKey: `problem.${code}`,
  fields: [],
  incidentId: 'x1',
  ...(params && { params }),
});
/** Answers that every booking was changed. */
export const allDone = ({ body }: { readonly body: Schemas['BulkChange'] }): Schemas['BulkResult'][] =>
  body.ids.map((id) => ({ id, result: 'changed', problem: null, change: id + 1000 }));

/** The page of bookings with these answers. */
export const show = (handlers: HostOptions['handlers'] = {}) =>
  renderWithHost(<BookingsPage />, {
    route: '/booking?from=2026-03-10&to=2026-03-10',
    messages,
    handlers: { listBookingsByDate: () => trips, ...handlers },
  });

type Shown = ReturnType<typeof show>['user'];

export async function tick(user: Shown, ...ids: readonly number[]): Promise<void> {
  for (const id of ids) await user.click(await screen.findByRole('checkbox', { name: `Select booking ${String(id)}` }));
}

/** Gives the selected bookings a status from the menu. */
export async function setStatus(user: Shown, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

export const lineOf = (id: number) =>
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: new RegExp(`${String(id)}$`) })
    .closest('li')?.textContent;

// Long timeout: a whole page with a list and dialogs is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });
afterEach(() => vi.restoreAllMocks());
