import { onTestFinished, vi } from 'vitest';
import { renderWithHost, type Hosted, type HostOptions } from '../render-with-host.tsx';
import type { RecordsPageContract } from './contract.ts';

/** Shows the page with what the server has, in a window that is wide enough for its columns. */
export function showPage<Row>(
  { page, host, list, width = 1920 }: RecordsPageContract<Row>,
  answer: () => Row[] | Response,
  more: Pick<HostOptions, 'route' | 'handlers'> = {},
): Hosted {
  vi.stubGlobal('innerWidth', width);
  onTestFinished(() => void vi.unstubAllGlobals());
  return renderWithHost(page, { ...host, ...more, handlers: { ...host.handlers, ...list(answer), ...more.handlers } });
}
