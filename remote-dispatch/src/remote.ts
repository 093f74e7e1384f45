import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

/** The dispatching domain: what it shows, where it stands in the menu, what it offers the others, what it asks of the API. */
export default defineRemote({
  package: pkg,
  contract: '^1.2.0',
  messages: { fr, nl, en },
  titleKey: 'bookings.domain',
  routes: [
    { path: '/', module: './pages/home', page: 'home', titleKey: 'home.title', menu: { section: 'home', order: 0, icon: 'house' } },
    { path: '/daily', module: './pages/daily', page: 'home', titleKey: 'daily.title' },
    { path: '/todo', module: './pages/todo', page: 'home', titleKey: 'tasks.title' },
    {
      path: '/booking',
      module: './pages/bookings',
      page: 'booking',
      titleKey: 'bookings.title',
      menu: { section: 'dispatching', order: 10, icon: 'clipboard-list' },
      search: 'booking',
    },
    { path: '/tickets', module: './pages/tickets', page: 'tickets', titleKey: 'tickets.title', menu: { section: 'invoicing', order: 120, icon: 'ticket' } },
    { path: '/distance', module: './pages/distance', page: 'distance', titleKey: 'estimator.title' },
    {
      path: '/help',
      module: './pages/help',
      page: 'help',
      titleKey: 'help.title',
      menu: { section: 'others', order: 90, icon: 'circle-question-mark' },
    },
  ],
  dialogs: [{ name: 'dispatch/booking@1', module: './dialogs/booking' }],
  slots: [{ slot: 'bar.demands', module: './slots/demands', page: 'timeline' }],
  operations: [
    'addBookings',
    'createDailyReport',
    'deleteBooking',
    'deleteDailyReport',
    'findReturnBooking',
    'findUsersByRoles',
    'getBooking',
    'getClient',
    'getCompanyProfile',
    'getDestination',
    'getDistance',
    'getDriver',
    'grantDemand',
    'listActiveDrivers',
    'listAvailability',
    'listBookingHistory',
    'listBookingsByDate',
    'listClients',
    'listDailyReports',
    'listDestinations',
    'listDrivers',
    'listInsurances',
    'listMCodes',
    'listTicketsByBooking',
    'sendMessageNotification',
    'suggestAddresses',
    'updateBooking',
    'updateDailyReport',
    'uploadTicket',
  ],
});
