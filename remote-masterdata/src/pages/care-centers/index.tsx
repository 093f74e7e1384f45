export { CareCenterList as default } from '../../entities/care-center/care-center-list.tsx';
