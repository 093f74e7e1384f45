export { DestinationDialog as default } from './destination-dialog.tsx';
