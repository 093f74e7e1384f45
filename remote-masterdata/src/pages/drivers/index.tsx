export { DriversPage as default } from './drivers-page.tsx';
