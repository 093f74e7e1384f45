export { CareCentersPage as default } from './carecenters-page.tsx';
