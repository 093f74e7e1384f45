export { ResultsInvoicesPage as default } from './results-invoices-page.tsx';
