export { CampaignPage as default } from './campaign-page.tsx';
