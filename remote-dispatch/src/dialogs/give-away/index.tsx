export { GiveAwayDialog as default } from './give-away-dialog.tsx';
