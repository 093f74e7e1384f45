import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

export default defineRemote({
  package: pkg,
  contract: '^1.15.0',
  messages: { fr, nl, en },
  titleKey: 'live.title',
  routes: [
    {
      path: '/tracker',
      module: './pages/tracker',
      page: 'tracker',
      titleKey: 'tracker.title',
      menu: { section: 'dispatching', order: 80, icon: 'radar' },
      first: [
        { operation: 'listActiveDrivers' },
        {
          operation: 'listBookingsByDate',
          send: { startDate: '{|today}', endDate: '{|today}', include: ['map'], omit: ['legs'] },
        },
        { operation: 'listCareCenters' },
        { operation: 'getCompanyProfile' },
      ],
    },
    {
      path: '/trackerHistory',
      module: './pages/history',
      page: 'tracker',
      titleKey: 'history.title',
      menu: { section: 'dispatching', order: 81, icon: 'route' },
      first: [{ operation: 'listHistoryDrivers' }],
    },
    {
      path: '/admin',
      module: './pages/admin',
      page: 'admin',
      titleKey: 'admin.title',
      menu: { section: 'others', order: 80, icon: 'shield' },
      first: [{ operation: 'listConnectedApps' }, { operation: 'listAppCommands' }],
    },
  ],
});
