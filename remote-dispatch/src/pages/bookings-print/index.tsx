export { BookingsPrintPage as default } from './bookings-print-page.tsx';
