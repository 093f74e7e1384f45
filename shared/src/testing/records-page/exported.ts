import { fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { RecordsPageContract } from './contract.ts';

/** Presses the export button: name of the file, why there is none, or undefined when there is no such button. */
export function exported(): RecordsPageContract<object>['csv'] {
  const button = screen.queryByRole('button', { name: /CSV/ });
  if (!button) return undefined;
  if (button.getAttribute('aria-disabled') === 'true')
    return { blocked: button.getAttribute('aria-description') ?? '' };
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(button);
  const [link] = click.mock.contexts;
  return link instanceof HTMLAnchorElement ? link.download.replace(/\.csv$/u, '') : '';
}
