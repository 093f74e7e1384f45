export { DemandsMenu as default } from './demands-menu.tsx';
