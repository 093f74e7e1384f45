/**
 * Printable documents: one description for screen, print and PDF. `PrintPage` is the frame, `PaperSection` a section, `PaperTable` a table from
 * columns and rows, `PrintRoot` the printed part of a dialog, `PaperView` a whole document of `@navette/shared/document` (invoice, credit note,
 * reminder).
 */
export { PaperSection } from './print-page.tsx';
export type { PaperSectionProps } from './print-page.tsx';
export { PaperTable } from './print-page.tsx';
export type { PaperColumn, PaperTableProps } from './print-page.tsx';
export { PaperView } from './paper-view.tsx';
export type { PaperViewProps } from './paper-view.tsx';
export { PrintPage } from './print-page.tsx';
export type { PrintPageProps } from './print-page.tsx';
export { PrintRoot } from './print-root.tsx';
export type { PrintRootProps } from './print-root.tsx';
