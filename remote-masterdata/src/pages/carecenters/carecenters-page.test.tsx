import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { sampleCareCenter } from '../../testing/sample-care-center.ts';
import { CareCentersPage } from './carecenters-page.tsx';

const centers = [
  sampleCareCenter({ id: 1, name: 'Home Sint-Job', visited: true, subscribed_id: 'abc' }),
  sampleCareCenter({ id: 2, name: 'Clos Fleuri', email_address: 'accueil clos.example' }),
  sampleCareCenter({ id: 3, name: 'Arcadie', email_address: null, marked: true }),
];

const show = (options: HostOptions = {}) =>
  renderWithHost(<CareCentersPage />, {
    user: testUser('super'),
    route: '/carecenter',
    messages,
    ...options,
    handlers: {
      listCareCenters: () => centers,
      getCareCenter: ({ path: { id } }) => centers.filter((center) => center.id === id),
      ...options.handlers,
    },
  });

const rows = () => screen.getAllByRole('row').slice(1);

describe('the list of care centres', () => {
  it('shows the columns of the specification', async () => {
    show();
    await screen.findByText('Arcadie');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 8)).toEqual(['ID', 'Name', 'Email', 'Phone', 'Address', 'Visited', 'Marked', 'Subscribed']);
    const job = rows().find((row) => row.textContent.includes('Home Sint-Job'));
    expect(
      within(job ?? document.body)
        .getAllByRole('cell')
        .slice(0, 8)
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1',
      'Home Sint-Job',
      'accueil@tilleuls.example',
      '+32 2 512 34 56',
      'Rue Haute 12, 1000 Bruxelles',
      'Yes',
      '',
      'Yes',
    ]);
  });

  it('says in words which address is missing or looks wrong, and finds them by those words', async () => {
    const { user } = show();
    await screen.findByText('Arcadie');
    expect(rows().map((row) => /Invalid email|No email/.exec(row.textContent)?.[0])).toEqual([
      'No email',
      'Invalid email',
      undefined,
    ]);
    expect(rows()[1]?.textContent).toContain('Invalid email · accueil clos.example');
    await user.type(screen.getByRole('searchbox'), 'invalid');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('has five page sizes, and starts with 30', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      sampleCareCenter({ id: index + 1, name: `Centre ${String(index)}` }),
    );
    show({ handlers: { listCareCenters: () => many } });
    await screen.findByText('1–30 of 45');
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10', '30', '40', 'All']);
  });

  it('has an export button that is disabled and says why', async () => {
    show();
    await screen.findByText('Arcadie');
    const button = screen.getByRole('button', { name: /CSV/ });
    expect(button.getAttribute('aria-description')).toContain('for the mailing list only');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('says when there is none, and tries again after a failure', async () => {
    let fails = true;
    const { user } = show({ handlers: { listCareCenters: () => (fails ? problem(429, 'rateLimited') : []) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('There are no care centres yet.')).toBeTruthy();
  });
});

describe('a link to a care centre', () => {
  it('opens its form, and closing removes only the id', async () => {
    const { user, address } = show({ route: '/carecenter?q=clos&id=2' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit care centre Clos Fleuri' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/carecenter?q=clos'));
  });
});

describe('deleting a care centre', () => {
  it('asks, naming it, says that its address stays on the mailing list, and takes it off this one', async () => {
    let stored = centers;
    const deleteCareCenter = vi.fn<Answer<'deleteCareCenter'>>(() => {
      stored = centers.slice(1);
      return { affectedRows: 1 };
    });
    const { user } = show({ handlers: { deleteCareCenter, listCareCenters: () => stored } });
    await user.click(await screen.findByRole('button', { name: /Delete.*Home Sint-Job/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the care centre Home Sint-Job?' });
    expect(question.textContent).toContain('stays subscribed');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Care centre Home Sint-Job deleted');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(deleteCareCenter).toHaveBeenCalledTimes(1);
  });
});
