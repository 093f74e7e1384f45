export { ImportPage as default } from '../../entities/import/import-page.tsx';
