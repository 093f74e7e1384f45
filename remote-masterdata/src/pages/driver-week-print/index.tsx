export { DriverWeekPrint as default } from '../../entities/driver/week/driver-week-print.tsx';
