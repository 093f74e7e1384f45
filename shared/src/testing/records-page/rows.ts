import { waitFor } from '@testing-library/react';

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
