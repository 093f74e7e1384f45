/**
 * Printable documents: one description for screen, print and PDF. `PrintPage` is the frame, `PaperSection` a section, `PaperTable` a table from
 * columns and rows, `PrintRoot` the printed part of a dialog, `PaperView` a whole document of `@navette/shared/document` (invoice, credit note,
 * reminder).
 */
export { PaperSection, PaperTable, PrintPage, type PaperColumn } from './print-page.tsx';
export { PaperView } from './paper-view.tsx';
export { PrintRoot } from './print-root.tsx';
