export { PlanningPage as default } from './planning-page.tsx';
