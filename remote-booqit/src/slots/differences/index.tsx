export { DifferencesCount as default } from './differences-count.tsx';
