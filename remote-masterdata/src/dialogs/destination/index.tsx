export { DestinationDialog as default } from '../../entities/destination/destination-dialog.tsx';
