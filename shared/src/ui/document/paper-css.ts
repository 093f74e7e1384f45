/** Print CSS: A4, page n / m in the footer, table headings on every page. */
export const PAPER = {
  '@page': {
    size: 'A4',
    margin: '14mm 12mm 16mm',
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
  },
  '@media print': {
    'html, body': { background: 'white', height: 'auto', overflow: 'visible' },
    '.no-print': { display: 'none' },
  },
} as const;
