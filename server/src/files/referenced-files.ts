/** Columns that refer to a stored file: by its key, or by the hash of a PDF. A test compares them with the schema. */
export const FILE_COLUMNS = {
  key: ['ticket', 'client_document', 'expense', 'inserts', 'sent_receipt'],
  pdf: ['client_invoice', 'driver_invoice', 'insurance_invoice', 'credit_note'],
} as const;

/** Query of the keys of every file that a row refers to: column `key`. */
export const REFERENCED_FILES = [
  ...FILE_COLUMNS.key.map((table) => `select "fileKey" as key from ${table} where "fileKey" is not null`),
  ...FILE_COLUMNS.pdf.map((table) => `select "pdfSha256" || '.pdf' as key from ${table} where "pdfSha256" is not null`),
].join(' union ');
