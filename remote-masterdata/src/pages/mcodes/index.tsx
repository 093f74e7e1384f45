export { McodesPage as default } from './mcodes-page.tsx';
