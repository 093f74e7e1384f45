import { pagesApart } from './pages-apart.mjs';

/** House rules that the linter does not have itself. */
export default { meta: { name: 'navette' }, rules: { 'pages-apart': pagesApart } };
