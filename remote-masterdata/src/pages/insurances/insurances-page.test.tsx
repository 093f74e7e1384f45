import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { sampleSuggestion } from '../../testing/sample-suggestion.ts';
import { InsurancesPage } from './insurances-page.tsx';
import type { Insurance } from './requests/use-insurances.ts';

const insurance = (id: number, name: string, changes: Partial<Insurance> = {}): Insurance => ({
  id,
  name,
  cn: null,
  address: 'rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: 'rue Haute 12, 1000 Bruxelles',
  postbox: null,
  tel: '+3225150211',
  email: 'transport@mutualite.example',
  bank_account: 'BE68539007547034',
  min10km: null,
  plus10km: 0,
  comment: null,
  ...changes,
});

const bodies = [
  insurance(1, 'Solidaris'),
  insurance(2, 'Mutualité Saint-Michel'),
  insurance(3, 'Helan', { bank_account: null }),
];

const show = (options: HostOptions = {}) =>
  renderWithHost(<InsurancesPage />, {
    user: testUser('super'),
    route: '/insurances',
    messages,
    ...options,
    handlers: { listInsurances: () => bodies, suggestAddresses: () => [sampleSuggestion()], ...options.handlers },
  });

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the list of insurances', () => {
  it('shows what the specification names, by name', async () => {
    show();
    await screen.findByText('Helan');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 8)).toEqual(['ID', 'Name', 'Address', 'Zip', 'City', 'Phone', 'Email', 'Bank account']);
    expect(rowTexts().map((text) => text.slice(0, 2))).toEqual(['3H', '2M', '1S']);
    expect(rowTexts()[2]).toContain(
      '1Solidarisrue Haute 121000Bruxelles+32 2 515 02 11transport@mutualite.exampleBE68 5390 0754 7034',
    );
  });

  it('has the page sizes of clients', async () => {
    show();
    await screen.findByText('Helan');
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['30', '40', 'All']);
  });

  it('is searched without accents and case', async () => {
    const { user, address } = show();
    await screen.findByText('Helan');
    await user.type(screen.getByRole('searchbox'), 'MUTUALITE saint');
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    expect(address()).toBe('/insurances?q=MUTUALITE+saint');
  });

  it('says when there is none, and tries again after a failure', async () => {
    let fails = true;
    const { user } = show({ handlers: { listInsurances: () => (fails ? problem(429, 'rateLimited') : []) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('There are no insurances yet.')).toBeTruthy();
  });
});

describe('adding an insurance', () => {
  it('offers the default fees, and sends what is typed in the forms that are kept', async () => {
    const createInsurance = vi.fn<Answer<'createInsurance'>>(() => ({ insertId: 9 }));
    const { user } = show({ handlers: { createInsurance } });
    await user.click(await screen.findByRole('button', { name: 'Add insurance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New insurance' }));
    expect(dialog.getByLabelText('Flat fee up to 10 km (€)')).toHaveProperty('value', '9.00');
    expect(dialog.getByLabelText('Per km beyond 10 km (€)')).toHaveProperty('value', '0.90');
    await user.type(dialog.getByLabelText('Name'), 'Partenamut');
    await user.type(dialog.getByLabelText('Company number'), '202239951');
    await user.type(dialog.getByLabelText('Bank account'), 'be68 5390 0754 7034');
    await user.clear(dialog.getByLabelText('Flat fee up to 10 km (€)'));
    await user.clear(dialog.getByLabelText('Per km beyond 10 km (€)'));
    await user.type(dialog.getByLabelText('Per km beyond 10 km (€)'), '0');
    await user.type(dialog.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
    await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
    await user.tripleClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(createInsurance).toHaveBeenCalledTimes(1);
    expect(createInsurance.mock.calls[0]?.[0].body).toEqual({
      name: 'Partenamut',
      cn: '0202.239.951',
      address: 'Rue Haute 12',
      zip: '1000',
      city: 'Bruxelles',
      fullAddress: 'Rue Haute 12, 1000 Bruxelles',
      postbox: null,
      tel: null,
      email: null,
      bank_account: 'BE68539007547034',
      min10km: null,
      plus10km: 0,
      comment: null,
    });
  });

  it('says at each field what is wrong with it', async () => {
    const createInsurance = vi.fn<Answer<'createInsurance'>>(() => ({ insertId: 9 }));
    const { user } = show({ handlers: { createInsurance } });
    await user.click(await screen.findByRole('button', { name: 'Add insurance' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Company number'), '0566.988.258');
    await user.type(dialog.getByLabelText('Email'), 'nobody');
    await user.type(dialog.getByLabelText('Bank account'), 'BE69539007547034');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('This field is required.')).toHaveLength(2));
    expect(dialog.getByLabelText('Company number').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByLabelText('Bank account').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
    expect(createInsurance).not.toHaveBeenCalled();
  });
});

describe('a link to an insurance', () => {
  it('opens its form, with an empty fee and one of 0 as they are kept', async () => {
    const { user, address } = show({ route: '/insurances?q=soli&id=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit insurance Solidaris' }));
    expect(dialog.getByLabelText('Flat fee up to 10 km (€)')).toHaveProperty('value', '');
    expect(dialog.getByLabelText('Per km beyond 10 km (€)')).toHaveProperty('value', '0.00');
    expect(dialog.getByText(/€9[.,]00/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/insurances?q=soli'));
  });

  it('says that an unknown one is not there', async () => {
    show({ route: '/insurances?id=99' });
    await screen.findByText(/99/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting an insurance', () => {
  it('asks, naming it, and says how many records speak of one that can’t go', async () => {
    const refused = {
      status: 409,
      code: 'referenced',
      messageKey: 'problem.referenced',
      params: { count: 42 },
      fields: [],
      incidentId: 'TEST-0001',
    };
    const { user } = show({ handlers: { deleteInsurance: () => Response.json(refused, { status: 409 }) } });
    await user.click(await screen.findByRole('button', { name: /Delete.*Solidaris/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the insurance Solidaris?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/42 records/);
    expect(rowTexts()).toHaveLength(3);
  });
});
