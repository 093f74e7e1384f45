/** Options of a call that answers up to five hundred documents as one PDF: it may take two minutes, ms. */
export const PRINT_PATIENCE = { timeout: 120_000 };
