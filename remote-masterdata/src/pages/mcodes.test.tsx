import {
  describeRecordsPage,
  problem,
  renderWithHost,
  testUser,
  type HostOptions,
  type Answer,
} from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import MCodeList, { MCodeFormDialog } from './mcodes.tsx';
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
  row: (id) => code(id, `M${String(100 + id)}`, null, 1),
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

  it('the list of M-codes is exported as shown, found and sorted', async () => {
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

  it('keeps what is typed in the form when somebody else deletes the M-code', async () => {
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

  it('saves over the version that the form was filled from, and shows both texts when there is another', async () => {
    let stored = code(2, 'M101', 'CM Brussel', 12.5);
    const meant: (string | null)[] = [];
    const { user } = show({
      route: '/mcode?id=2',
      handlers: {
        getMCode: () => Response.json([stored], { headers: { ETag: `"${stored.name ?? ''}"` } }),
        updateMCode: ({ request }) => {
          meant.push(request.headers.get('If-Match'));
          return request.headers.get('If-Match') === `"${stored.name ?? ''}"`
            ? { affectedRows: 1 }
            : problem(409, 'record.changed', [], { known: 'yes', who: 'An Maes', at: '2026-03-09T08:12:00Z' });
        },
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    stored = { ...stored, name: 'CM Gent' };
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'CM Leuven' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('radio', { name: /CM Leuven/u, checked: true })).toBeTruthy();
    expect(question.getByRole('radio', { name: /CM Gent/u })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(meant).toEqual(['"CM Brussel"', '"CM Gent"']);
  });

  it('shows the new M-code after one save, however often Save is clicked', async () => {
    let stored = codes;
    const createMCode = vi.fn<Answer<'createMCode'>>(() => {
      stored = [...codes, code(9, 'M900', null, 12.5)];
      return { insertId: 9 };
    });
    const { user } = show({ handlers: { createMCode, listMCodes: () => stored } });
    await user.click(await screen.findByRole('button', { name: 'Add M-code' }));
    const dialog = fill();
    await user.tripleClick(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('M900');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(createMCode).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: { mcode: 'M900', name: null, price_other: 12.5, price_dialyse: 13, price_radio: 0, price_chemo: 1.25 },
      }),
    );
  });
});

function fill() {
  const dialog = within(screen.getByRole('dialog', { name: 'New M-code' }));
  for (const [label, value] of [
    ['M-code', 'M900'],
    ['Forfait (€)', '12,5'],
    ['Forfait dialyse (€)', '13'],
    ['Forfait radio (€)', '0'],
    ['Forfait chemo (€)', '1.25'],
  ] as const) {
    const field = dialog.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
  return dialog;
}

describe('form of an M-code', () => {
  const show = (handlers: HostOptions['handlers'] = {}) =>
    renderWithHost(<MCodeFormDialog mcode={undefined} onClose={() => {}} />, { ...host, handlers });

  it('requires the code and the four prices, and says so at each', async () => {
    const { user } = show();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('This field is required.')).toHaveLength(5));
    expect(document.activeElement).toBe(dialog.getByLabelText('M-code'));
  });

  it('shows a refusal at its field and keeps what was typed', async () => {
    const { user } = show({
      createMCode: () => problem(400, 'validation', [{ field: 'mcode', messageKey: 'validation.duplicate' }]),
    });
    await screen.findByRole('dialog');
    const dialog = fill();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This value already exists: choose another one.');
    expect(document.activeElement).toBe(dialog.getByLabelText('M-code'));
    expect(dialog.getByLabelText('Forfait (€)')).toHaveProperty('value', '12.50');
  });

  it('asks before what was typed is lost', async () => {
    const { user } = show();
    await screen.findByRole('dialog');
    fill();
    await user.keyboard('{Escape}');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('M-code');
  });
});
