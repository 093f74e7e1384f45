import { describeRecordsPage, renderWithHost, testUser, type HostOptions, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages, chooseAddress, fillForm } from '../testing/forms.ts';
import { sampleAddress, sampleInsurance, sampleSuggestion } from '../testing/samples.ts';
import { InsuranceFormDialog } from '../entities/insurance/insurance-form.tsx';
import InsuranceList from './insurances.tsx';
import type { Insurance } from '../entities/insurance/insurance-requests.ts';

const rows = [
  sampleInsurance(1, 'Solidaris'),
  sampleInsurance(2, 'Mutualité Saint-Michel'),
  sampleInsurance(3, 'Helan', { bank_account: null }),
];

const read: HostOptions['handlers'] = { getInsurance: ({ path }) => rows.filter(({ id }) => id === path.id) };
const host = { user: testUser('super'), route: '/insurances', messages, handlers: read };

describeRecordsPage({
  name: 'insurers',
  page: <InsuranceList />,
  host,
  list: (answer) => ({ listInsurances: answer }),
  rows,
  columns: ['ID', 'Name', 'Address', 'Zip', 'City', 'Phone', 'E-mail', 'Bank account'],
  order: [
    'Helan',
    'Mutualité Saint-Michel',
    '1Solidarisrue Haute 121000Bruxelles+32 2 515 02 11transport@mutualite.exampleBE68 5390 0754 7034',
  ],
  pageSizes: ['30', '40', 'All'],
  search: { typed: 'MUTUALITE saint', finds: 'Mutualité Saint-Michel' },
  empty: 'There are no insurers yet.',
  csv: 'insurances',
  link: { id: 1, dialog: 'Edit insurer Solidaris' },
  add: { button: 'Add insurer', dialog: 'New insurer' },
  remove: {
    id: 1,
    row: 'Solidaris',
    remove: (answer) => ({ deleteInsurance: answer }),
    question: 'Delete insurer Solidaris?',
    deleted: 'Insurer Solidaris deleted',
  },
});

describe('form of an insurer', () => {
  const show = async (changed: Insurance | undefined, handlers: HostOptions['handlers'] = {}) => {
    const onClose = vi.fn<(saved?: { readonly id: number }) => void>();
    const { user } = renderWithHost(<InsuranceFormDialog insurance={changed} onClose={onClose} />, {
      ...host,
      handlers: { suggestAddresses: () => [sampleSuggestion()], ...handlers },
    });
    return { user, onClose, form: within(await screen.findByRole('dialog')) };
  };

  it('offers the default fees, and saves company number and bank account in their normal form', async () => {
    const createInsurance = vi.fn<Answer<'createInsurance'>>(() => ({ insertId: 9 }));
    const { user, onClose, form } = await show(undefined, { createInsurance });
    expect(form.getByLabelText('Flat fee up to 10 km (€)')).toHaveProperty('value', '9.00');
    expect(form.getByLabelText('Per km beyond 10 km (€)')).toHaveProperty('value', '0.90');
    fillForm(form, {
      Name: 'Partenamut',
      'Enterprise number': '202239951',
      'Bank account': 'be68 5390 0754 7034',
      'Flat fee up to 10 km (€)': '',
      'Per km beyond 10 km (€)': '0',
    });
    await chooseAddress(user, form);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 9, label: 'Partenamut' }));
    expect(createInsurance).toHaveBeenCalledTimes(1);
    expect(createInsurance.mock.calls[0]?.[0].body).toEqual({
      name: 'Partenamut',
      cn: '0202.239.951',
      ...sampleAddress,
      postbox: null,
      tel: null,
      email: null,
      bank_account: 'BE68539007547034',
      language: null,
      invoiceChannel: null,
      min10km: null,
      plus10km: 0,
      comment: null,
    });
  });
  it('shows a fee that is not set as empty, with the default beside it, and a fee of 0 as 0', async () => {
    const { form } = await show(rows[0]);
    expect(form.getByLabelText('Flat fee up to 10 km (€)')).toHaveProperty('value', '');
    expect(form.getByLabelText('Per km beyond 10 km (€)')).toHaveProperty('value', '0.00');
    expect(form.getByText(/€9[.,]00/)).toBeTruthy();
  });
});
