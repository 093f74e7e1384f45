/**
 * Printable documents: one description for screen, print and PDF. `PrintPage` is the frame, `PaperSection` a section, `PaperTable` a table
 * from columns and rows.
 */
export { PaperSection } from './paper-section.tsx';
export type { PaperSectionProps } from './paper-section.tsx';
export { PaperTable } from './paper-table.tsx';
export type { PaperColumn, PaperTableProps } from './paper-table.tsx';
export { PrintPage } from './print-page.tsx';
export type { PrintPageProps } from './print-page.tsx';
