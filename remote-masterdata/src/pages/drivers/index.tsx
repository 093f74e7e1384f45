export { DriverList as default } from '../../entities/driver/driver-list.tsx';
