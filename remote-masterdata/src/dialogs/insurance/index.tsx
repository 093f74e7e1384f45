export { InsuranceDialog as default } from '../../entities/insurance/insurance-dialog.tsx';
