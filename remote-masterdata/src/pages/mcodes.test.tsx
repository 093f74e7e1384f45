import { describeRecordsPage, problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/forms.ts';
import MCodeList from './mcodes.tsx';
import type { MCode } from '../entities/mcode-requests.ts';

const code = (id: number, mcode: string, name: string | null, price: number): MCode => ({
  id,
  mcode,
  name,
  price_other: price,
  price_dialyse: price + 1,
  price_radio: price + 2,
  price_chemo: price + 2,
});

const codes = [
  code(1, 'M601', 'CAAMI Bruxelles', 10),
  code(2, 'M101', 'CM Brussel', 12.5),
  code(3, 'M306', 'Mutualité Solidarité', 12),
];
const read: HostOptions['handlers'] = { getMCode: ({ path }) => codes.filter(({ id }) => id === path.id) };
const host = { user: testUser('super'), route: '/mcode', messages, handlers: read };

describeRecordsPage({
  name: 'M-codes',
  page: <MCodeList />,
  host,
  list: (answer) => ({ listMCodes: answer }),
  rows: codes,
  columns: ['ID', 'M-code', 'Name', 'Forfait', 'Forfait dialyse', 'Forfait radio', 'Forfait chemo'],
  order: ['2M101CM Brussel€12.50€13.50€14.50€14.50', 'M306', 'M601'],
  pageSizes: ['5', '10', '30', '40', 'All'],
  defaultSize: '30',
  search: { typed: 'SOLIDARITE', finds: 'M306' },
  empty: 'There are no M-codes yet.',
  csv: 'mcode',
  link: { id: 2, dialog: 'Edit M-code M101' },
  add: { button: 'Add M-code', dialog: 'New M-code' },
  remove: {
    id: 2,
    row: 'CM Brussel',
    remove: (answer) => ({ deleteMCode: answer }),
    question: 'Delete M-code M101 – CM Brussel?',
    deleted: 'M-code M101 – CM Brussel deleted',
  },
});

describe('list of M-codes', () => {
  const show = (options: HostOptions = {}) =>
    renderWithHost(<MCodeList />, {
      ...host,
      ...options,
      handlers: { listMCodes: () => codes, ...read, ...options.handlers },
    });

  it('exports the list as shown, searched and sorted', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = show();
    await screen.findByText('M101');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export (CSV)' }));
    expect(await files[0]?.text()).toBe(
      [
        'sep=,',
        '"ID","M-code","Name","Forfait","Forfait dialyse","Forfait radio","Forfait chemo"',
        '"2","M101","CM Brussel","12.50","13.50","14.50","14.50"',
        '"3","M306","Mutualité Solidarité","12.00","13.00","14.00","14.00"',
        '"1","M601","CAAMI Bruxelles","10.00","11.00","12.00","12.00"',
        '',
      ].join('\n'),
    );
    vi.restoreAllMocks();
  });

  it('keeps the input of the form when somebody else deletes the M-code', async () => {
    let stored = codes;
    const { user, queryClient } = show({
      route: '/mcode?id=2',
      handlers: { listMCodes: () => stored, updateMCode: () => problem(404, 'notFound') },
    });
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'CM Leuven' } });
    stored = [];
    await queryClient.invalidateQueries();
    await screen.findByText('There are no M-codes yet.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This record does not exist, or no longer does. Refresh the page.');
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'CM Leuven');
  });
});
