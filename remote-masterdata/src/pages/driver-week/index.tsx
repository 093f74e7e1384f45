export { DriverWeekPage as default } from '../../entities/driver/week/driver-week-page.tsx';
