export { NotifyDriverDialog as default } from './notify-dialog.tsx';
