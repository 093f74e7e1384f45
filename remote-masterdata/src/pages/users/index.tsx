export { UserList as default } from '../../entities/user/user-list.tsx';
