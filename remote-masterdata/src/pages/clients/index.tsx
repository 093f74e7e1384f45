export { ClientsPage as default } from './clients-page.tsx';
