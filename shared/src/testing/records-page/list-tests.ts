import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { problem } from '../contract-handlers.ts';
import type { RecordsPageContract } from './contract.ts';
import { exported } from './exported.ts';
import { headings, rowTexts, rowWith } from './rows.ts';
import { showPage } from './show-page.ts';

const parametersOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

/** Columns, order, page sizes, export, search, paging, failure and the empty list. */
export function testList<Row>(contract: RecordsPageContract<Row>): void {
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
