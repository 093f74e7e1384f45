export { TodoPage as default } from './todo-page.tsx';
