export { TransactionsPage as default } from './transactions-page.tsx';
