export { CareCenterDialog as default } from './carecenter-dialog.tsx';
