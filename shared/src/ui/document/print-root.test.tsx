import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithHost } from '../../testing/render-with-host.tsx';
import { PrintRoot } from './print-root.tsx';

const fire = (name: 'beforeprint' | 'afterprint') => act(() => void dispatchEvent(new Event(name)));

it('the window title is the name of the last opened document while it is printed, and is restored afterwards', () => {
  document.title = 'Invoices';
  const under = renderWithHost(<PrintRoot title="facture-000123">Invoice</PrintRoot>);
  const over = renderWithHost(<PrintRoot title="note-de-credit-cn000004">Credit note</PrintRoot>);
  fire('beforeprint');
  expect(document.title).toBe('note-de-credit-cn000004');
  fire('afterprint');
  expect(document.title).toBe('Invoices');
  over.unmount();
  fire('beforeprint');
  expect(document.title).toBe('facture-000123');
  under.unmount();
  expect(document.title).toBe('Invoices');
});

it('the window title is unchanged for a document without a name', () => {
  document.title = 'Invoices';
  renderWithHost(<PrintRoot>List</PrintRoot>);
  fire('beforeprint');
  expect(document.title).toBe('Invoices');
});
