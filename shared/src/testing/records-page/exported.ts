import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import type { RecordsPageContract } from './contract.ts';

/** Exports as CSV: name of the file, why there is none, or undefined when there is no export. */
export async function exported(): Promise<RecordsPageContract<object>['csv']> {
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
