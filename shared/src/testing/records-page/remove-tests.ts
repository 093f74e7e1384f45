import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { problem, referenced } from '../contract-handlers.ts';
import type { Hosted } from '../render-with-host.tsx';
import type { RecordsPageContract, Removed, RemoveContract } from './contract.ts';
import { rowTexts, rowWith, showPage } from './show-page.ts';

type RemoveCall = Parameters<Parameters<RemoveContract['remove']>[0]>[0];

const pressDelete = async (user: Hosted['user'], row: string) => {
  (await rowWith(row)).focus();
  await user.keyboard('{Delete}');
};

const isListed = (row: string) => rowTexts().some((text) => text.includes(row));

/** A server that refuses to delete the record until `allow` is called. */
function serverOf<Row>({ rows }: RecordsPageContract<Row>, { id, remove }: RemoveContract) {
  let stored = [...rows];
  let isAllowed = false;
  const onRemove = vi.fn<(call: RemoveCall) => Removed>(() => {
    if (!isAllowed) return referenced(3);
    stored = rows.filter((row) => !(typeof row === 'object' && row !== null && 'id' in row && row.id === id));
    return { affectedRows: 1 };
  });
  return {
    onRemove,
    list: () => stored,
    handlers: remove(onRemove),
    allow: () => {
      isAllowed = true;
    },
    restore: () => {
      stored = [...rows];
      return { affectedRows: 1 };
    },
  };
}

/** Deleting: after a question, or at once and with Undo. */
export function testRemove<Row>(contract: RecordsPageContract<Row>): void {
  const { name, remove } = contract;
  const asks = remove?.question === undefined ? [] : [{ ...remove, question: remove.question }];
  const undoes = remove?.undo === undefined ? [] : [{ ...remove, undo: remove.undo }];

  it.each(asks)(
    `asks before it deletes one of the ${name}, and says how many records refer to one that stays`,
    async (case_) => {
      const { id, row, question, deleted } = case_;
      const { onRemove, list, handlers, allow } = serverOf(contract, case_);
      const { user } = showPage(contract, list, { handlers });
      const answer = async (button: 'Delete' | 'Cancel') => {
        await pressDelete(user, row);
        const asked = within(await screen.findByRole('alertdialog', { name: question }));
        await user.click(asked.getByRole('button', { name: button }));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      };
      await answer('Cancel');
      expect(onRemove).not.toHaveBeenCalled();
      await answer('Delete');
      await screen.findByText(/3 records/);
      expect(isListed(row)).toBe(true);
      allow();
      await answer('Delete');
      await screen.findByText(deleted);
      await waitFor(() => expect(isListed(row)).toBe(false));
      expect(onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ path: { id } }));
    },
  );

  it.each(undoes)(`deletes one of the ${name} without a question, and Undo restores it`, async (case_) => {
    const { id, row, deleted, undo } = case_;
    const { onRemove, list, handlers, allow, restore } = serverOf(contract, case_);
    const onRestore = vi.fn(restore);
    const { user } = showPage(contract, list, { handlers: { ...handlers, ...undo.restore(onRestore) } });
    await pressDelete(user, row);
    await screen.findByText(/3 records/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(isListed(row)).toBe(true);
    allow();
    await pressDelete(user, row);
    await screen.findByText(deleted);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(isListed(row)).toBe(false));
    expect(onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ path: { id } }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(undo.restored);
    await waitFor(() => expect(isListed(row)).toBe(true));
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { id } }));
  });

  it.each(undoes)(
    `says that a deleted one of the ${name} could not be restored`,
    async ({ row, remove: removal, undo }) => {
      const handlers = { ...removal(() => ({ affectedRows: 1 })), ...undo.restore(() => problem(404, 'notFound')) };
      const { user } = showPage(contract, () => [...contract.rows], { handlers });
      await pressDelete(user, row);
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findByText(undo.failed)).toBeTruthy();
    },
  );
}
