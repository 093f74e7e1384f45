export { TicketsPage as default } from './tickets-page.tsx';
