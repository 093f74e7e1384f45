import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

/**
 * Definition of the dispatching remote: pages, menu entries, what it offers to other remotes, and the API calls it
 * uses.
 */
export default defineRemote({
  package: pkg,
  contract: '^1.15.0',
  messages: { fr, nl, en },
  titleKey: 'bookings.domain',
  routes: [
    {
      path: '/',
      module: './pages/home',
      page: 'home',
      titleKey: 'home.title',
      menu: { section: 'home', order: 0, icon: 'house' },
      // Requests of drivers, mail and trips to invoice are shown to those who may see them.
      guarded: [
        'countDunning',
        'dismissSetup',
        'getBooking',
        'getSetup',
        'grantDemand',
        'listDayProblems',
        'listMessages',
        'listTripsToInvoice',
        'listWhereabouts',
        'sendMessageNotification',
        'setReadyNow',
        'undoChanges',
      ],
      first: [{ operation: 'getDayOverview' }, { operation: 'listActiveDrivers' }, { operation: 'listDailyReports' }],
    },
    {
      path: '/timeline',
      module: './pages/timeline',
      page: 'timeline',
      titleKey: 'timeline.title',
      menu: { section: 'home', order: 10, icon: 'chart-gantt' },
      first: [
        {
          operation: 'listTimelineBookings',
          send: { start: '{|today-1}', end: '{|today+21}', include: 'map', omit: 'legs' },
        },
        { operation: 'listActiveDrivers' },
        { operation: 'listAvailability', send: { startDate: '{|today-1}', endDate: '{|today+21}' } },
      ],
    },
    {
      path: '/timeline/standing-orders',
      module: './pages/standing-orders',
      page: 'timeline',
      titleKey: 'standingOrders.title',
      first: [{ operation: 'listActiveDrivers' }],
    },
    {
      path: '/daily',
      module: './pages/daily',
      page: 'home',
      titleKey: 'daily.title',
      first: [{ operation: 'listDailyReports' }],
    },
    {
      path: '/todo',
      module: './pages/todo',
      page: 'home',
      titleKey: 'tasks.title',
    },
    {
      path: '/booking',
      module: './pages/bookings',
      page: 'booking',
      titleKey: 'bookings.title',
      menu: { section: 'dispatching', order: 10, icon: 'clipboard-list' },
      search: 'booking',
      first: [
        {
          operation: 'listBookingsByDate',
          send: { startDate: '{from|today}', endDate: '{to|today}', omit: ['distance'] },
        },
      ],
    },
    {
      path: '/requests',
      module: './pages/requests',
      page: 'booking',
      titleKey: 'requests.title',
      menu: { section: 'dispatching', order: 12, icon: 'notebook-pen' },
    },
    {
      path: '/call',
      module: './pages/call',
      page: 'booking',
      titleKey: 'card.call.title',
      search: 'client',
    },
    {
      path: '/clientMessages',
      module: './pages/messages',
      page: 'booking',
      titleKey: 'messages.title',
      menu: { section: 'dispatching', order: 14, icon: 'message-square' },
      first: [{ operation: 'listClientMessages', send: { start: '{from|today-6}', end: '{to|today}' } }],
    },
    {
      path: '/myDrivers',
      module: './pages/my-drivers',
      page: 'myDrivers',
      titleKey: 'myDrivers.title',
      menu: { section: 'home', order: 40, icon: 'truck' },
      first: [
        { operation: 'listDrivers' },
        { operation: 'listBookingsByDate', send: { startDate: '{|today}', endDate: '{|today}', omit: ['legs'] } },
        { operation: 'listAvailability', send: { startDate: '{|today}', endDate: '{|today}' } },
      ],
    },
    {
      path: '/print/daysheet',
      module: './pages/day-sheet',
      page: 'myDrivers',
      titleKey: 'daySheet.route',
      layout: 'bare',
    },
    {
      path: '/print/bookings',
      module: './pages/bookings-print',
      page: 'booking',
      titleKey: 'bookings.print.title',
      layout: 'bare',
    },
    {
      path: '/calendar',
      module: './pages/calendar',
      page: 'calendar',
      titleKey: 'calendar.title',
      first: [
        { operation: 'listBookingsByDate', send: { startDate: '{|week}', endDate: '{|week+6}', omit: ['legs'] } },
      ],
    },
    {
      path: '/tickets',
      module: './pages/tickets',
      page: 'tickets',
      titleKey: 'tickets.title',
      menu: { section: 'invoicing', order: 120, icon: 'ticket' },
    },
    { path: '/distance', module: './pages/distance', page: 'distance', titleKey: 'estimator.title' },
    {
      path: '/mail',
      module: './pages/mail',
      page: 'mail',
      titleKey: 'mail.title',
      // The form of a booking is offered beside a mail to those who may book.
      guarded: [
        'addBookings',
        'advanceTripOffer',
        'createTripRequest',
        'deleteBooking',
        'findBookingConflicts',
        'findReturnBooking',
        'getBooking',
        'getStandingOrder',
        'listBookingHistory',
        'listClientMessages',
        'listDriverNotifications',
        'listMessageChoices',
        'listSeriesBookings',
        'listTripOffers',
        'listWhereabouts',
        'offerTrip',
        'readPdf',
        'reopenTripRequest',
        'sendBookingNotification',
        'sendMessageAgain',
        'sendMessageNow',
        'setReadyNow',
        'suggestDrivers',
        'undoChanges',
        'updateBooking',
      ],
    },
    {
      path: '/help',
      module: './pages/help',
      page: 'help',
      titleKey: 'help.title',
      menu: { section: 'others', order: 90, icon: 'circle-question-mark' },
      first: [{ operation: 'getCompanyProfile' }],
    },
  ],
  dialogs: [
    { name: 'dispatch/booking@1', module: './dialogs/booking' },
    { name: 'dispatch/client-card@1', module: './dialogs/client-card' },
    { name: 'dispatch/give-away@1', module: './dialogs/give-away' },
  ],
  slots: [
    { slot: 'bar.demands', module: './slots/demands', page: 'timeline' },
    { slot: 'bar.mail', module: './slots/mail', page: 'mail' },
  ],
});
