import { DEFAULT_PLATFORM_TABLES } from '@navette/shared/domain';
import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleStatus } from '../../testing/sample-status.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { PlanningPage } from './index.tsx';

beforeEach(() => localStorage.clear());

describe('a transport of several parts', () => {
  const home = sampleTransport().request.pickup;
  const [clinic, lab] = [sampleTransport().request.dropOff, { name: 'Labo', locality: 'Bruxelles' }];
  const partOf = (changes: object, request: object) =>
    sampleTransport({ ...changes, request: { ...sampleTransport().request, ...request } });
  const there = sampleTransport();
  const on = partOf({ returnPart: null }, { dateTime: '2026-03-10T10:00:00Z', pickup: clinic, dropOff: lab });
  const back = (from: object) =>
    partOf(
      { type: 'back', returnPart: 2 },
      { dateTime: '2026-03-10T13:00:00Z', reason: 'returnAmbulatoryCare', pickup: from, dropOff: home },
    );
  const lab4 = {
    id: 4,
    name: 'Labo',
    address: 'Rue du Labo 3',
    zip: '1000',
    city: 'Bruxelles',
    fullAddress: 'Rue du Labo 3, 1000 Bruxelles',
    tel: null,
    wardEmail: null,
    active: true,
    latitude: null,
    longitude: null,
  };
  const matched = (part: number, kind: 'client' | 'destination', id: number) => ({
    transportId: 'BQ-1',
    part,
    kind,
    chosen: { id, label: String(id) },
    candidates: [],
  });
  const shown = (groups: (typeof there)[]) => {
    const openDialog = vi.fn(() => Promise.resolve(undefined));
    const getPlatformTables = () => ({ ...DEFAULT_PLATFORM_TABLES, reasons: [], mutualities: [] });
    const page = renderWithHost(<PlanningPage />, {
      user: testUser('dispatch'),
      route: '/planningBooqit',
      messages,
      dialogs: { 'dispatch/booking@1': openDialog },
      handlers: {
        getBooqitStatus: () => sampleStatus(),
        countTransportDifferences: () => ({ differences: 0, inbox: 2 }),
        findBookedTransports: () => [],
        listInsurances: () => [],
        listTrips: () => [groups],
        matchTransports: () => [matched(0, 'client', 7), matched(0, 'destination', 3), matched(1, 'destination', 4)],
        getPlatformTables,
        listPassengerDay: () => [],
        getDestination: () => [lab4],
      },
    });
    return { ...page, openDialog };
  };

  it('starts an onward leg at the previous destination, and lists the parts of the transport in its details', async () => {
    const { user, openDialog } = shown([there, on, back(lab)]);
    const row = within(await screen.findByRole('row', { name: /Onward/ }));
    await user.click(row.getByRole('button', { name: /^Onward, details/ }));
    expect(
      screen.getByText(
        'Outbound 10:00, Clinique Saint-Luc, Woluwe · Onward 11:00, Labo, Bruxelles · Return 14:00, rue Haute 12, Bruxelles',
      ),
    ).toBeTruthy();
    await user.click(await row.findByRole('button', { name: /^Create booking/ }));
    await vi.waitFor(() =>
      expect(openDialog).toHaveBeenCalledWith({
        draft: expect.objectContaining({
          destinationId: 4,
          pick_address: 'Rue du Labo 3, 1000 Bruxelles',
          return: { ap_time: '14:00' },
        }),
        note: undefined,
      }),
    );
  });
});
