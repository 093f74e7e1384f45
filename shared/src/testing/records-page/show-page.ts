import { waitFor } from '@testing-library/react';
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

/** The rows by tag: a query by role computes the accessibility of every cell, which takes jsdom a second for a list of 45. */
const tableRows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

/** The headings of the columns, without the one that selects all rows. */
export const headings = (): string[] =>
  Array.from(document.querySelectorAll('thead th:not(:has(input))'), ({ textContent }) => textContent);

/** The texts of the rows that are shown. */
export const rowTexts = (): string[] => tableRows().map(({ textContent }) => textContent);

/** The row that contains a text, once it is there. */
export const rowWith = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = tableRows().find(({ textContent }) => textContent.includes(text));
    if (!row) throw new Error(`No row contains ${text}`);
    return row;
  });
