import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

export default defineRemote({
  package: pkg,
  contract: '^1.0.0',
  messages: { fr, nl, en },
  titleKey: 'masterdata.title',
  routes: [
    { path: '/driver', module: './pages/drivers', page: 'driver', titleKey: 'driver.title', menu: { section: 'dispatching', order: 30, icon: 'car' }, search: 'driver' },
    { path: '/mcode', module: './pages/mcodes', page: 'mcode', titleKey: 'mcode.title', menu: { section: 'dispatching', order: 70, icon: 'hash' } },
  ],
  dialogs: [
    { name: 'masterdata/client@1', module: './dialogs/client' },
    { name: 'masterdata/destination@1', module: './dialogs/destination' },
    { name: 'masterdata/notify@1', module: './dialogs/notify' },
  ],
  operations: [
    'createClient',
    'createDestination',
    'createDriver',
    'createMCode',
    'deleteDriver',
    'deleteMCode',
    'getAvailabilityPattern',
    'getClient',
    'getDestination',
    'listDriverAvailability',
    'listDriverNotifications',
    'listDrivers',
    'listMCodes',
    'saveAvailabilityPattern',
    'saveDriverAvailabilityDays',
    'sendMessageNotification',
    'showNationalNumber',
    'suggestAddresses',
    'updateClient',
    'updateDestination',
    'updateDriver',
    'updateMCode',
  ],
});
