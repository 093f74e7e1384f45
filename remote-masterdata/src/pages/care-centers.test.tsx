import { describeRecordsPage, problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../testing/forms.ts';
import { sampleCareCenter } from '../testing/samples.ts';
import CareCenterList from './care-centers.tsx';

const centers = [
  sampleCareCenter({ id: 1, name: 'Home Sint-Job', visited: true, subscribed_id: 'abc' }),
  sampleCareCenter({ id: 2, name: 'Clos Fleuri', email_address: 'accueil clos.example' }),
  sampleCareCenter({ id: 3, name: 'Arcadie', email_address: null, marked: true }),
];

const host: HostOptions & { readonly route: string } = {
  user: testUser('super'),
  route: '/carecenter',
  messages,
  handlers: {
    listCareCenters: () => centers,
    getCareCenter: ({ path: { id } }) => centers.filter((center) => center.id === id),
  },
};

describeRecordsPage({
  name: 'care centers',
  page: <CareCenterList />,
  host,
  list: (answer) => ({ listCareCenters: answer }),
  rows: centers,
  columns: ['ID', 'Name', 'E-mail', 'Phone', 'Address', 'Visited', 'Marked', 'Subscribed'],
  order: [
    'Arcadie',
    'Clos Fleuri',
    '1Home Sint-Jobaccueil@tilleuls.example+32 2 512 34 56Rue Haute 12, 1000 BruxellesYesYes',
  ],
  pageSizes: ['5', '10', '30', '40', 'All'],
  defaultSize: '30',
  search: { typed: 'CLÔS', finds: 'Clos Fleuri' },
  empty: 'There are no care centres yet.',
  csv: { blocked: 'Export is switched off for care centres: their addresses are for the mailing list only.' },
  link: {
    id: 2,
    dialog: 'Edit care centre Clos Fleuri',
    unknown: { getCareCenter: () => problem(404, 'notFound') },
    missing: 'This record does not exist, or no longer does. Refresh the page.',
  },
  add: { button: 'Add care centre', dialog: 'New care centre' },
  remove: {
    id: 2,
    row: 'Clos Fleuri',
    remove: (answer) => ({ deleteCareCenter: answer }),
    question: 'Delete the care centre Clos Fleuri?',
    deleted: 'Care centre Clos Fleuri deleted',
  },
});

describe('list of care centers', () => {
  const show = () => renderWithHost(<CareCenterList />, host);
  const rows = () => screen.getAllByRole('row').slice(1);

  it('labels missing and invalid addresses, and finds them by that label', async () => {
    show();
    await screen.findByText('Arcadie');
    expect(rows().map((row) => /Invalid e-mail|No e-mail/.exec(row.textContent)?.[0])).toEqual([
      'No e-mail',
      'Invalid e-mail',
      undefined,
    ]);
    expect(rows()[1]?.textContent).toContain('Invalid e-mail · accueil clos.example');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'invalid' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('says before a delete that the address stays on the mailing list', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /Delete.*Home Sint-Job/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the care centre Home Sint-Job?' });
    expect(question.textContent).toContain('stays subscribed');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  });
});
