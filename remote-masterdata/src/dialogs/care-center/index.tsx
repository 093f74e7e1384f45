export { CareCenterDialog as default } from '../../entities/care-center/care-center-dialog.tsx';
