export { BookingDialog as default } from './booking-dialog.tsx';
