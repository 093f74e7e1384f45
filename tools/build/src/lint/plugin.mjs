import { contractValues } from './contract-values.mjs';
import { layers, pagesApart } from './imports.mjs';

/** House rules that the linter does not have itself. */
export default {
  meta: { name: 'navette' },
  rules: { 'contract-values': contractValues, layers, 'pages-apart': pagesApart },
};
