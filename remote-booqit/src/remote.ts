import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

export default defineRemote({
  package: pkg,
  contract: '^1.15.0',
  messages: { fr, nl, en },
  titleKey: 'booqit.title',
  slots: [{ slot: 'side.count', module: './slots/differences', page: 'planningBooqit' }],
  routes: [
    {
      path: '/planningBooqit',
      module: './pages/planning-booqit',
      page: 'planningBooqit',
      titleKey: 'planning.title',
      menu: { section: 'booqit', order: 10, icon: { lucide: 'calendar-sync' } },
      first: [{ operation: 'listTrips' }],
    },
    {
      path: '/transportsBooqit',
      module: './pages/transports-booqit',
      page: 'transportsBooqit',
      titleKey: 'transports.title',
      menu: { section: 'booqit', order: 20, icon: { lucide: 'ambulance' } },
    },
    {
      path: '/invoicesBooqit',
      module: './pages/invoices-booqit',
      page: 'invoicesBooqit',
      titleKey: 'invoices.title',
      menu: { section: 'booqit', order: 30, icon: { lucide: 'file-input' } },
      first: [{ operation: 'listBooqitInvoices' }],
    },
  ],
});
