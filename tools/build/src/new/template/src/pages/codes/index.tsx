export { CodeList as default } from '../../entities/code/code-list.tsx';
