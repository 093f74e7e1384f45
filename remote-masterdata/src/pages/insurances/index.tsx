export { InsuranceList as default } from '../../entities/insurance/insurance-list.tsx';
