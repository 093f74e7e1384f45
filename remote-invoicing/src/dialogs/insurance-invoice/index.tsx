export { InsuranceInvoiceDialog as default } from './insurance-invoice-dialog.tsx';
