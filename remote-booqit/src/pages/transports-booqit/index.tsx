export { TransportsPage as default } from './transports-page.tsx';
