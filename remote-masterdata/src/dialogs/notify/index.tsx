export { NotifyDialog as default } from './notify-dialog.tsx';
