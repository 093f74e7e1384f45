export { MailBadge as default } from './mail-badge.tsx';
