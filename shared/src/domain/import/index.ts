/** Meaning of the columns and cells of files to import; the page of imports and the server load it, no other page does. */
export * from './cell-reading.ts';
export { weekdaysOf } from './cell-weekdays.ts';
export * from './combined-fields.ts';
export * from './duplicate-guard.ts';
export * from './find-table.ts';
export * from './import-field.ts';
export * from './import-fields.ts';
export * from './import-values.ts';
export * from './match-columns.ts';
export * from './read-cell.ts';
export * from './remembered.ts';
export * from './row-values.ts';
export * from './standing-days.ts';
export * from './word-values.ts';
