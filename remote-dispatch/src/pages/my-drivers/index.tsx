export { MyDriversPage as default } from './my-drivers-page.tsx';
