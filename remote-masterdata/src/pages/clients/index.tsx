export { ClientList as default } from '../../entities/client/client-list.tsx';
