import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

export default defineRemote({
  package: pkg,
  contract: '^1.9.0',
  messages: { fr, nl, en },
  titleKey: 'masterdata.title',
  routes: [
    {
      path: '/campaign',
      module: './pages/campaign',
      page: 'campaign',
      titleKey: 'campaign.title',
      menu: { section: 'others', order: 40, icon: 'megaphone' },
    },
    {
      path: '/carecenter',
      module: './pages/care-centers',
      page: 'carecenter',
      titleKey: 'carecenter.title',
      menu: { section: 'dispatching', order: 50, icon: 'hospital' },
    },
    {
      path: '/client',
      module: './pages/clients',
      page: 'client',
      titleKey: 'client.title',
      menu: { section: 'dispatching', order: 20, icon: 'user-round' },
      search: 'client',
      guarded: ['anonymiseClient', 'exportClientData', 'listClientInvoiceHistory'],
    },
    {
      path: '/destination',
      module: './pages/destinations',
      page: 'destination',
      titleKey: 'destination.title',
      menu: { section: 'dispatching', order: 40, icon: 'map-pin' },
      search: 'destination',
    },
    {
      path: '/driver',
      module: './pages/drivers',
      page: 'driver',
      titleKey: 'driver.title',
      menu: { section: 'dispatching', order: 30, icon: 'car' },
      search: 'driver',
    },
    { path: '/driverWeek', module: './pages/driver-week', page: 'driver', titleKey: 'week.title' },
    {
      path: '/print/driverWeek',
      module: './pages/driver-week-print',
      page: 'driver',
      titleKey: 'week.printed',
      layout: 'bare',
    },
    {
      path: '/import',
      module: './pages/import',
      page: 'client',
      titleKey: 'import.title',
      guarded: ['undoImport'],
    },
    {
      path: '/insurances',
      module: './pages/insurances',
      page: 'insurances',
      titleKey: 'insurance.title',
      menu: { section: 'dispatching', order: 60, icon: 'shield' },
      search: 'insurance',
    },
    {
      path: '/logs',
      module: './pages/logs',
      page: 'logs',
      titleKey: 'logs.title',
      menu: { section: 'others', order: 70, icon: 'scroll-text' },
    },
    {
      path: '/mcode',
      module: './pages/mcodes',
      page: 'mcode',
      titleKey: 'mcode.title',
      menu: { section: 'dispatching', order: 70, icon: 'hash' },
    },
    {
      path: '/settings',
      module: './pages/settings',
      page: 'settings',
      titleKey: 'settings.heading',
      menu: { section: 'others', order: 60, icon: 'settings' },
    },
    {
      path: '/users',
      module: './pages/users',
      page: 'users',
      titleKey: 'user.title',
      menu: { section: 'others', order: 10, icon: 'users-round' },
    },
  ],
  dialogs: [
    { name: 'masterdata/carecenter@1', module: './dialogs/care-center' },
    { name: 'masterdata/client@1', module: './dialogs/client' },
    { name: 'masterdata/destination@1', module: './dialogs/destination' },
    { name: 'masterdata/imports@1', module: './dialogs/imports' },
    { name: 'masterdata/insurance@1', module: './dialogs/insurance' },
    { name: 'masterdata/notify@1', module: './dialogs/notify' },
  ],
});
