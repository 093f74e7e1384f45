export { LogsPage as default } from './logs-page.tsx';
