/** Bank files and the invoices that their transactions pay; imported by the server alone, so that no browser loads them. */
export * from './bank-columns.ts';
export * from './bank-csv.ts';
export * from './bank-rules.ts';
export * from './coda-records.ts';
export * from './coda.ts';
export * from './propose-matches.ts';
export * from './returned-payment.ts';
export * from './statement-line.ts';
export * from './sepa-file.ts';
export * from './sepa-text.ts';
