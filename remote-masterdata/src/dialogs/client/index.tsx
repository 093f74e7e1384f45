export { ClientDialog as default } from './client-dialog.tsx';
