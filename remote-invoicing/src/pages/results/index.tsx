export { ResultsPage as default } from './results-page.tsx';
