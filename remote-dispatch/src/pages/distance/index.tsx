export { DistancePage as default } from './distance-page.tsx';
