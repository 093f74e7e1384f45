/** Style of a printed sheet and its tables. */
export const PAPER_SHEET = {
  bg: 'white',
  color: 'black',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', borderBottom: '0.5pt solid #555', padding: '1.5mm 2mm' },
} as const;

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
