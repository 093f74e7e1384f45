import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordsPageContract } from './contract.ts';
import { rowWith } from './rows.ts';
import { showPage } from './show-page.ts';

const UNKNOWN = 987_654;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The forms that links and the button of a new record open. */
export function testForms<Row>(contract: RecordsPageContract<Row>): void {
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
    `says that a link to one of the ${name} names none that exists`,
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
