import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

export default defineRemote({
  package: pkg,
  contract: '^0.0.0',
  messages: { fr, nl, en },
  titleKey: 'sample.title',
  routes: [
    {
      path: '/sample',
      module: './pages/codes',
      page: 'mcode',
      titleKey: 'code.title',
      guarded: ['createMCode', 'updateMCode', 'deleteMCode'],
      menu: { section: 'others', order: 200, icon: 'hash' },
    },
  ],
});
