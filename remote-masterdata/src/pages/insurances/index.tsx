export { InsurancesPage as default } from './insurances-page.tsx';
