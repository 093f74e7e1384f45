import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MCode } from '../../mcodes/list-mcodes.ts';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { McodesPage } from './mcodes-page.tsx';

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

const show = (options: HostOptions = {}) =>
  renderWithHost(<McodesPage />, {
    user: testUser('super'),
    route: '/mcode',
    messages,
    ...options,
    handlers: { listMCodes: () => codes, ...options.handlers },
  });

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the catalogue of M-codes', () => {
  it('shows code, name and the four forfaits, by code', async () => {
    show();
    await screen.findByText('M101');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 7)).toEqual([
      'ID',
      'M-code',
      'Name',
      'Forfait',
      'Forfait dialyse',
      'Forfait radio',
      'Forfait chemo',
    ]);
    expect(rowTexts().map((text) => text.match(/M\d+/)?.[0])).toEqual(['M101', 'M306', 'M601']);
    expect(rowTexts()[0]).toContain('2M101CM Brussel€12.50€13.50€14.50€14.50');
  });

  it('is cut into pages of 30, or as many as the user wants', async () => {
    const many = Array.from({ length: 45 }, (_, index) => code(index + 1, `M${String(100 + index)}`, null, 1));
    const { user, address } = show({ handlers: { listMCodes: () => many } });
    await screen.findByText('1–30 of 45');
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10', '30', '40', 'All']);
    await user.selectOptions(sizes, '5');
    expect(await screen.findByText('1–5 of 45')).toBeTruthy();
    expect(address()).toBe('/mcode?size=5');
  });

  it('is searched without accents and case, and the link says so', async () => {
    const { user, address } = show();
    await screen.findByText('M101');
    await user.type(screen.getByRole('searchbox'), 'SOLIDARITE');
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    expect(rowTexts()[0]).toContain('M306');
    expect(address()).toBe('/mcode?q=SOLIDARITE');
  });

  it('says when there is none', async () => {
    show({ handlers: { listMCodes: () => [] } });
    expect(await screen.findByText('There are no M-codes yet.')).toBeTruthy();
  });

  it('says what failed and tries again', async () => {
    let fails = true;
    const { user } = show({ handlers: { listMCodes: () => (fails ? problem(429, 'rateLimited') : codes) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('M101')).toBeTruthy();
  });

  it('is exported as shown, found and sorted, to mcode.csv', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = show();
    await screen.findByText('M101');
    await user.click(screen.getByRole('button', { name: /CSV/ }));
    expect(click.mock.contexts[0]).toHaveProperty('download', 'mcode.csv');
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
});

describe('adding a code', () => {
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Add M-code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New M-code' }));
    await user.type(dialog.getByLabelText('M-code'), 'M900');
    for (const [label, price] of [
      ['Forfait (€)', '12,5'],
      ['Forfait dialyse (€)', '13'],
      ['Forfait radio (€)', '0'],
      ['Forfait chemo (€)', '1.25'],
    ] as const) {
      await user.type(dialog.getByLabelText(label), price);
    }
    return dialog;
  };

  it('requires the code and the four prices, and says so at each', async () => {
    const createMCode = vi.fn<Answer<'createMCode'>>(() => ({ insertId: 9 }));
    const { user } = show({ handlers: { createMCode } });
    await user.click(await screen.findByRole('button', { name: 'Add M-code' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('This field is required.')).toHaveLength(5));
    expect(document.activeElement).toBe(dialog.getByLabelText('M-code'));
    expect(createMCode).not.toHaveBeenCalled();
  });

  it('saves once, closes, and shows the new code', async () => {
    let stored = codes;
    const createMCode = vi.fn<Answer<'createMCode'>>(() => {
      stored = [...codes, code(9, 'M900', null, 12.5)];
      return { insertId: 9 };
    });
    const { user } = show({ handlers: { createMCode, listMCodes: () => stored } });
    const dialog = await fill(user);
    await user.tripleClick(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('M900');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(createMCode).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: { mcode: 'M900', name: null, price_other: 12.5, price_dialyse: 13, price_radio: 0, price_chemo: 1.25 },
      }),
    );
  });

  it('shows a refusal at its field and keeps what was typed', async () => {
    const { user } = show({
      handlers: {
        createMCode: () => problem(400, 'validation', [{ field: 'mcode', messageKey: 'validation.duplicate' }]),
      },
    });
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This value already exists.');
    expect(document.activeElement).toBe(dialog.getByLabelText('M-code'));
    expect(dialog.getByLabelText('Forfait (€)')).toHaveProperty('value', '12.50');
  });

  it('asks before what was typed is lost', async () => {
    const { user } = show();
    await fill(user);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('M-code');
  });
});

describe('a link to a code', () => {
  it('opens its form, and closing removes only the id', async () => {
    const { user, address } = show({ route: '/mcode?q=m1&id=2' });
    const dialog = await screen.findByRole('dialog', { name: 'Edit M-code M101' });
    expect(within(dialog).getByLabelText('Forfait dialyse (€)')).toHaveProperty('value', '13.50');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/mcode?q=m1');
  });

  it('says that an unknown one is not there', async () => {
    show({ route: '/mcode?id=99' });
    await screen.findByText(/99/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what is typed when somebody else deletes the code', async () => {
    let stored = codes;
    const { user, queryClient } = show({
      route: '/mcode?id=2',
      handlers: { listMCodes: () => stored, updateMCode: () => problem(404, 'notFound') },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), ' Leuven');
    stored = [];
    await queryClient.invalidateQueries();
    await screen.findByText('There are no M-codes yet.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This does not exist, or no longer does.');
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'CM Brussel Leuven');
  });
});

describe('deleting a code', () => {
  const askToDelete = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: /Delete.*M101 – CM Brussel/ }));
    return screen.findByRole('alertdialog', { name: 'Delete M-code M101 – CM Brussel?' });
  };

  it('asks first, naming code and name, and Cancel deletes nothing', async () => {
    const deleteMCode = vi.fn<Answer<'deleteMCode'>>(() => ({ affectedRows: 1 }));
    const { user } = show({ handlers: { deleteMCode } });
    const question = await askToDelete(user);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deleteMCode).not.toHaveBeenCalled();
  });

  it('takes it off the list', async () => {
    let stored = codes;
    const deleteMCode = vi.fn<Answer<'deleteMCode'>>(() => {
      stored = codes.filter(({ id }) => id !== 2);
      return { affectedRows: 1 };
    });
    const { user } = show({ handlers: { deleteMCode, listMCodes: () => stored } });
    const question = await askToDelete(user);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('M-code M101 – CM Brussel deleted');
    await waitFor(() => expect(rowTexts()).toHaveLength(2));
    expect(deleteMCode).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 2 } }));
  });

  it('says how many records refer to one that can’t go, and keeps it', async () => {
    const refused = {
      status: 409,
      code: 'referenced',
      messageKey: 'problem.referenced',
      params: { count: 3 },
      fields: [],
      incidentId: 'TEST-0001',
    };
    const { user } = show({ handlers: { deleteMCode: () => Response.json(refused, { status: 409 }) } });
    const question = await askToDelete(user);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/3 records/);
    expect(rowTexts()).toHaveLength(3);
  });
});
