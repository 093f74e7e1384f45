export { LateInvoicesPage as default } from './late-page.tsx';
