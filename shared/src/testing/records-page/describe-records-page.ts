import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contractHandlers, problem } from '../contract-handlers.ts';
import { renderWithHost, type Hosted, type HostOptions } from '../render-with-host.tsx';
import { server } from '../server.ts';
import type { RecordsPageContract, Removed, RemoveContract } from './contract.ts';

/**
 * The contract of a list page: columns, order, page sizes, search, export, the empty list, failure with Retry, open by link, add, and delete with
 * question or Undo. Each list page calls it once; its own tests prove only what is special about it. How a list pages, searches, asks and restores
 * is proved by the tests of tables and of `ui-records`.
 *
 * @example
 * describeRecordsPage({ name: 'M-codes', page: <MCodeList />, host, list: (answer) => ({ listMCodes: answer }), rows, … });
 */
export function describeRecordsPage<Row>(contract: RecordsPageContract<Row>): void {
  describe(`list page of ${contract.name}`, () => {
    testList(contract);
    testLink(contract);
    testRemove(contract);
  });
}

const parametersOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function testList<Row>(contract: RecordsPageContract<Row>): void {
  const { name, host, rows, order, columns, pageSizes, search, add } = contract;
  const { defaultSize = pageSizes[0] } = contract;

  it(`shows ${name} with their columns, order, page sizes, search, export and form`, async () => {
    const { user, address } = showPage(contract, () => [...rows]);
    await rowWith(order[0] ?? '');
    expect(headings().slice(0, columns.length)).toEqual(columns);
    expect(rowTexts()).toEqual(order.map((text) => expect.stringContaining(text)));
    const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(sizes.map(({ textContent }) => textContent)).toEqual(pageSizes);
    expect(sizes.find(({ selected }) => selected)?.textContent).toBe(defaultSize);
    expect(await exported()).toEqual(contract.csv);
    for (const { typed, finds } of search ? [search] : []) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
      await waitFor(() => expect(rowTexts()).toEqual([expect.stringContaining(finds)]));
      await waitFor(() => expect(parametersOf(address())).toEqual({ ...parametersOf(host.route), q: typed }));
    }
    for (const { button, dialog } of add ? [add] : []) {
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy();
    }
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

function testLink<Row>(contract: RecordsPageContract<Row>): void {
  const { name, host, rows } = contract;
  it.each(contract.link ? [contract.link] : [])(
    `opens the form that a link to one of the ${name} names, and says when it names none`,
    async ({ id, dialog, unknown = {}, missing = `No. ${String(UNKNOWN)} was not found` }) => {
      const route = `${host.route}?q=x&id=${String(id)}`;
      const { user, address, go } = showPage(contract, () => [...rows], { route });
      await screen.findByRole('dialog', { name: dialog });
      await user.keyboard('{Escape}');
      await isClosed();
      expect(address()).toBe(`${host.route}?q=x`);
      server.use(...contractHandlers(unknown));
      await go(`${host.route}?id=${String(UNKNOWN)}`);
      expect(await screen.findByText((text) => text.includes(missing))).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    },
  );
}

type RemoveCall = Parameters<Parameters<RemoveContract['remove']>[0]>[0];

/** Deleting: after a question, or at once and with Undo. */
function testRemove<Row>(contract: RecordsPageContract<Row>): void {
  const { name } = contract;
  it.each(contract.remove ? [contract.remove] : [])(`deletes one of the ${name}`, async (removal) => {
    const { id, row, question, deleted, undo } = removal;
    let stored = [...contract.rows];
    const onRemove = vi.fn<(call: RemoveCall) => Removed>(() => {
      stored = contract.rows.filter((each) => !isOf(each, id));
      return { affectedRows: 1 };
    });
    const onRestore = vi.fn<(call: { readonly body: { readonly id: number } }) => Removed>(() => {
      stored = [...contract.rows];
      return { affectedRows: 1 };
    });
    const handlers: HostOptions['handlers'] = { ...removal.remove(onRemove), ...undo?.restore(onRestore) };
    const { user } = showPage(contract, () => stored, { handlers });
    const isListed = () => rowTexts().some((text) => text.includes(row));
    const remove = async () => {
      (await rowWith(row)).focus();
      await user.keyboard('{Delete}');
      if (question !== undefined) {
        const asked = within(await screen.findByRole('alertdialog', { name: question }));
        await user.click(asked.getByRole('button', { name: 'Delete' }));
      }
      await screen.findByText(deleted);
      await waitFor(() => expect(isListed()).toBe(false));
    };
    await remove();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id } }));
    if (!undo) return;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(undo.restored);
    await waitFor(() => expect(isListed()).toBe(true));
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { id } }));
    onRestore.mockReturnValue(problem(404, 'notFound'));
    await remove();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(undo.failed)).toBeTruthy();
  });
}

const isOf = (row: unknown, id: number) => typeof row === 'object' && row !== null && 'id' in row && row.id === id;

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
  await user.click(await screen.findByRole('menuitem', { name: /\(CSV\)/ }));
  const [link] = click.mock.contexts;
  return link instanceof HTMLAnchorElement ? link.download.replace(/\.csv$/u, '') : '';
}

/** Shows the page with what the server has, in a window that is wide enough for its columns. */
function showPage<Row>(
  { page, host, list, width = 1920 }: RecordsPageContract<Row>,
  answer: () => Row[] | Response,
  more: Pick<HostOptions, 'route' | 'handlers'> = {},
): Hosted {
  vi.stubGlobal('innerWidth', width);
  onTestFinished(() => void vi.unstubAllGlobals());
  return renderWithHost(page, { ...host, ...more, handlers: { ...host.handlers, ...list(answer), ...more.handlers } });
}

/** The rows by tag: a query by role computes the accessibility of every cell, which takes jsdom a second for a list of 45. */
const tableRows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

/** The headings of the columns, without the one that selects all rows. */
const headings = (): string[] =>
  Array.from(document.querySelectorAll('thead th:not(:has(input))'), ({ textContent }) => textContent);

/** The texts of the rows that are shown. */
const rowTexts = (): string[] => tableRows().map(({ textContent }) => textContent);

/** The row that contains a text, once it is there. */
const rowWith = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = tableRows().find(({ textContent }) => textContent.includes(text));
    if (!row) throw new Error(`No row contains ${text}`);
    return row;
  });
