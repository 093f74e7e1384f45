export { DailyPage as default } from './daily-page.tsx';
