export { ClientDialog as default } from '../../entities/client/client-dialog.tsx';
