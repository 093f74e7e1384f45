import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithHost } from '../../testing/render-with-host.tsx';
import { samples, sampleColumns, SampleList, showList, type Sample } from './testing/sample-list.tsx';

const columns = sampleColumns.map((column) => (column.id === 'client' ? { ...column, groups: true as const } : column));
const totals = (found: readonly Sample[]) => [
  { id: 'sum', label: 'Total', value: String(found.reduce((sum, { price }) => sum + price, 0)) },
];
const print = () => act(() => void dispatchEvent(new Event('beforeprint')));
const paper = () => document.querySelector<HTMLElement>('[data-print-root]');
const printed = (): HTMLElement => {
  const root = paper();
  if (!root) throw new Error('nothing is printed');
  return root;
};
const lines = () => [...printed().querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

describe('a printed list', () => {
  it('a printed list contains every matching row, not only the page, and its total', () => {
    showList({ columns, totals, rows: samples(35) });
    print();
    expect(lines()).toHaveLength(36);
    expect(lines().at(-1)).toBe('Total 630');
  });

  it('holds groups with count and totals, a folded one as its head alone', async () => {
    const { user } = showList({ columns, totals }, { route: '/?group=client&where=price:range:1,8' });
    await user.click(screen.getByRole('rowheader', { name: /Fatima/u }));
    print();
    expect(lines().map((line) => line.replace(/^\d+01\/03\/2026.*$/u, 'row'))).toEqual([
      'Éléonore Dubois · 2 rows · Total 6',
      'row',
      'row',
      'Fatima El Amrani · 2 rows · Total 10',
      'Jan Janssens · 2 rows · Total 8',
      'row',
      'row',
      'Zoé Maes · 2 rows · Total 12',
      'row',
      'row',
      'Total 36',
    ]);
  });

  it('shows the filters of the list', () => {
    const range = { start: '2026-03-01', end: '2026-03-02' };
    showList(
      { columns, paperNote: 'Pending', period: { range, isAll: false } },
      { route: '/?q=o&where=price:range:1,8;client:has:dub;date:filled' },
    );
    print();
    const note = printed().querySelector('p')?.textContent;
    expect(note).toContain(
      '01/03/2026–02/03/2026 · Pending · Search: o · Price: 1.00–8.00 · Client contains: dub · Date: not empty · 2 rows · printed on ',
    );
  });

  it('prints a French colon with its space in the filters', () => {
    showList({ columns }, { route: '/?q=o&where=price:range:1,8;client:has:dub;date:filled', locale: 'fr' });
    print();
    const colons = [...(printed().querySelector('p')?.textContent ?? '').matchAll(/.:/gu)].map(String);
    expect(colons).toEqual(['\u00A0:', '\u00A0:', '\u00A0:', '\u00A0:']);
  });

  it('is gone after printing', () => {
    showList({ columns });
    print();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(paper()).toBeNull();
  });

  it('is not made of a list in a dialog', () => {
    renderWithHost(
      <div role="dialog">
        <SampleList address="none" />
      </div>,
    );
    print();
    expect(paper()).toBeNull();
  });

  it('follows the other list of its page', () => {
    renderWithHost(
      <>
        <SampleList label="Clients" />
        <SampleList label="Bookings" address="none" />
      </>,
    );
    print();
    const heads = [...document.querySelectorAll('[data-list-paper] h1')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Clients', 'Bookings']);
  });

  it('a printed list is not created beside a printed document', () => {
    showList({ columns });
    const page = document.createElement('div');
    page.dataset['printRoot'] = '';
    document.body.append(page);
    print();
    expect(document.querySelector('[data-list-paper]')).toBeNull();
    page.remove();
  });

  it('says that only a part is loaded', () => {
    showList({ columns, csvBlocked: 'Only a part' });
    print();
    expect(printed().querySelector('p')?.textContent).toContain('only a part of the list is loaded');
  });
});
