export { DestinationsPage as default } from './destinations-page.tsx';
