export { BooqitInvoicesPage as default } from './invoices-page.tsx';
