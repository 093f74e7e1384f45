export { TimelinePage as default } from './timeline-page.tsx';
