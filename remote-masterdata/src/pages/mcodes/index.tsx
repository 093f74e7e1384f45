export { MCodeList as default } from '../../entities/mcode/mcode-list.tsx';
