import { screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { invoiceDocument } from '../../domain/document/invoice-document.ts';
import type { DocumentLine } from '../../domain/document/source.ts';
import { sampleLine, sampleSource } from '../../domain/document/testing/sample-source.ts';
import { renderWithHost } from '../../testing/render-with-host.tsx';
import { PaperView } from './paper-view.tsx';

describe('a document on the screen', () => {
  it('a document on the screen has its language, its heading, a table with column headings and its sums', () => {
    renderWithHost(<PaperView document={invoiceDocument(sampleSource({ language: 'nl' }))} />);
    expect(screen.getByRole('article', { name: 'Factuur 000123' }).getAttribute('lang')).toBe('nl');
    const rows = within(screen.getByRole('table', { name: 'Ritten' })).getAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(within(screen.getByRole('table')).getByRole('columnheader', { name: 'Bestemming' })).toBeDefined();
    expect(screen.getByText('Administratiekosten')).toBeDefined();
  });

  it('draws the payment code square by square', () => {
    const document = invoiceDocument(sampleSource());
    renderWithHost(<PaperView document={document} />);
    const code = screen.getByRole('img', { name: /^Code QR de paiement/ });
    const { data } = encode('BCD\n002\n1\nSCT\n\nASBL Exemple Transport\nBE68539007547034\nEUR54.50\n\n100012300038', {
      ecc: 'M',
      border: 4,
    });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    const drawn = [...(code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+ \d+)h/gu)].map(
      ([, place]) => place,
    );
    expect(drawn).toEqual(dark);
  });

  it('a document on the screen has no payment code for an invoice that is not made yet', () => {
    renderWithHost(<PaperView document={invoiceDocument(sampleSource({ id: null }))} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Facture – Projet' })).toBeDefined();
  });

  it('writes a table of many columns in smaller letters', () => {
    const line = { waitprice: 5, ticket_price: 2, creditDriver: true, creditAmount: 1, commission: 20 };
    const sizes = (lines: DocumentLine[]) => {
      const { unmount } = renderWithHost(
        <PaperView document={invoiceDocument(sampleSource({ kind: 'driver', lines }))} />,
      );
      const found = screen.getAllByRole('columnheader').map(({ style }) => style.fontSize);
      unmount();
      return [...new Set(found)];
    };
    expect(sizes([sampleLine()])).toEqual(['']);
    expect(sizes([sampleLine(line)])).toEqual(['7pt']);
  });

  it('a document on the screen has the logo above the sender, and a heading for the trips of each patient', () => {
    const source = sampleSource({ kind: 'insurance', logo: '/files/logo', lines: [sampleLine({ clientId: 1 })] });
    const { container } = renderWithHost(<PaperView document={invoiceDocument(source)} />);
    expect(container.querySelector('address img')?.getAttribute('src')).toBe('/files/logo');
    expect(screen.getByRole('rowheader', { name: 'Œuvrard Zoé – 1 trajet' })).toBeDefined();
    expect(screen.getByRole('rowheader', { name: 'Sous-total du patient' })).toBeDefined();
  });
});
