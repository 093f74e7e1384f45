export { ResultsBookingsPage as default } from './results-bookings-page.tsx';
