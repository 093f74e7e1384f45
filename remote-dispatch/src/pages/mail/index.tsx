export { MailPage as default } from './mail-page.tsx';
