import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordsPageContract } from './contract.ts';
import { testRemove } from './remove-tests.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../contract-handlers.ts';
import { headings, rowTexts, rowWith, showPage } from './show-page.ts';
import { userEvent } from '@testing-library/user-event';

/**
 * The contract of a list page: columns, order, page sizes, search, export, the empty list, failure with Retry, open by link, add, and delete with
 * question or Undo. Each list page calls it once; its own tests prove only what is special about it.
 *
 * @example
 * describeRecordsPage({ name: 'M-codes', page: <MCodeList />, host, list: (answer) => ({ listMCodes: answer }), rows, … });
 */
export function describeRecordsPage<Row>(contract: RecordsPageContract<Row>): void {
  describe(`list page of ${contract.name}`, () => {
    testList(contract);
    testForms(contract);
    testRemove(contract);
  });
}

const parametersOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

/** Columns, order, page sizes, export, search, paging, failure and the empty list. */
function testList<Row>(contract: RecordsPageContract<Row>): void {
  const { name, host, rows, order, columns, pageSizes } = contract;
  const { defaultSize = pageSizes[0] } = contract;

  it(`shows ${name} with their columns, order, page sizes and export`, async () => {
    showPage(contract, () => [...rows]);
    await rowWith(order[0] ?? '');
    expect(headings().slice(0, columns.length)).toEqual(columns);
    expect(rowTexts()).toEqual(order.map((text) => expect.stringContaining(text)));
    const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(pageSizes);
    expect(await exported()).toEqual(contract.csv);
  });

  it.each(contract.search ? [contract.search] : [])(
    `finds $typed among ${name} whatever the accents and case, and keeps it in the URL`,
    async ({ typed, finds }) => {
      const { address } = showPage(contract, () => [...rows]);
      await rowWith(order[0] ?? '');
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
      await waitFor(() => expect(rowTexts()).toEqual([expect.stringContaining(finds)]));
      await waitFor(() => expect(parametersOf(address())).toEqual({ ...parametersOf(host.route), q: typed }));
    },
  );

  it(`cuts ${name} into pages of the chosen size, and keeps the size in the URL`, async () => {
    const many = Array.from({ length: 45 }, (_, index) => contract.row(index + 1));
    const { address } = showPage(contract, () => many);
    await screen.findByText(`1–${defaultSize} of 45`);
    const other = pageSizes.find((size) => size !== defaultSize && Number(size) < 45) ?? '';
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    fireEvent.change(sizes, { target: { value: within(sizes).getByText(other).getAttribute('value') } });
    await screen.findByText(`1–${other} of 45`);
    expect(parametersOf(address())).toHaveProperty('size', other);
  });

  it(`offers Retry when ${name} cannot be loaded, and says so when there are none`, async () => {
    let fails = true;
    showPage(contract, () => (fails ? problem(429, 'rateLimited') : []));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByText(contract.empty)).toBeTruthy();
  });
}

const UNKNOWN = 987_654;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The forms that links and the button of a new record open. */
function testForms<Row>(contract: RecordsPageContract<Row>): void {
  const { name, host, rows, order } = contract;

  it.each(contract.link ? [contract.link] : [])(
    `opens the form that a link to one of the ${name} names, and removes only its id when it closes`,
    async ({ id, dialog }) => {
      const { user, address } = showPage(contract, () => [...rows], { route: `${host.route}?q=x&id=${String(id)}` });
      await screen.findByRole('dialog', { name: dialog });
      await user.keyboard('{Escape}');
      await isClosed();
      expect(address()).toBe(`${host.route}?q=x`);
    },
  );

  it.each(contract.link ? [contract.link] : [])(
    `shows that a link names none of the ${name}`,
    async ({ unknown = {}, missing = `No. ${String(UNKNOWN)} was not found` }) => {
      showPage(contract, () => [...rows], { route: `${host.route}?id=${String(UNKNOWN)}`, handlers: unknown });
      expect(await screen.findByText((text) => text.includes(missing))).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    },
  );

  it.each(contract.add ? [contract.add] : [])(
    `opens the form of another of the ${name} by its button and by the key n`,
    async ({ button, dialog }) => {
      const { user } = showPage(contract, () => [...rows]);
      await rowWith(order[0] ?? '');
      const add = screen.getByRole('button', { name: button });
      for (const open of [() => user.keyboard('n'), () => user.click(add)]) {
        await open();
        expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy();
        await user.keyboard('{Escape}');
        await isClosed();
      }
    },
  );
}

/** Exports as CSV: name of the file, why there is none, or undefined when there is no export. */
async function exported(): Promise<RecordsPageContract<object>['csv']> {
  const button = screen.queryByRole('button', { name: 'Export' });
  if (!button) return undefined;
  if (button.getAttribute('aria-disabled') === 'true')
    return { blocked: button.getAttribute('aria-description') ?? '' };
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const user = userEvent.setup();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  const [link] = click.mock.contexts;
  return link instanceof HTMLAnchorElement ? link.download.replace(/\.csv$/u, '') : '';
}
