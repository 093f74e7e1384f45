export { DestinationList as default } from '../../entities/destination/destination-list.tsx';
