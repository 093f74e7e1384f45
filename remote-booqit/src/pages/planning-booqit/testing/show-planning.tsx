import { type HostOptions, renderWithHost, testUser } from '@navette/shared/testing';
import { PlanningPage } from '../index.tsx';
import { messages } from '../../../testing/messages.ts';
import { sampleStatus } from '../../../testing/sample-status.ts';
import { sampleTransport } from '../../../testing/sample-transport.ts';

/** Papers of a booking without a certificate and invoices. */
export const NO_PAPERS = { certificate: 'none' as const, invoices: [] };

const place = (route: 'client' | 'destination', id: number, name: string) => ({ _source: { route, id, name } });

/** Planning as a dispatcher sees it, with one transport that is neither matched nor booked. */
export const showPlanning = (handlers: HostOptions['handlers'] = {}, more: Partial<HostOptions> = {}) =>
  renderWithHost(<PlanningPage />, {
    user: testUser('dispatch'),
    route: '/planningBooqit',
    messages,
    ...more,
    handlers: {
      getBooqitStatus: () => sampleStatus(),
      countTransportDifferences: () => ({ differences: 0, inbox: 2 }),
      findBookedTransports: () => [],
      listInsurances: () => [],
      listPassengerDay: () => [],
      matchTransports: () => [],
      saveMatchChoice: () => ({ affectedRows: 1 }),
      listTrips: () => [[sampleTransport()]],
      searchAll: () => ({ hits: { hits: [place('client', 7, 'Maes Zoé'), place('destination', 3, 'Saint-Luc')] } }),
      ...handlers,
    },
  });
