/** Time-out in ms of a call that answers up to five hundred documents as one PDF. */
export const PRINT_PATIENCE = { timeout: 120_000 };
