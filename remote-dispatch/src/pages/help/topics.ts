import type { Page as PageName } from '@navette/shared/domain';
import type { PICTURES } from './pictures/index.ts';

/** Frequent task, explained step by step. */
export interface HelpTopic {
  /** Name of its pictures as well. */
  readonly id: keyof typeof PICTURES;
  readonly titleKey: string;
  readonly stepKeys: readonly string[];
  /** Page of the task; the topic is shown to users who may open it. Missing: shown to all. */
  readonly at?: { readonly path: string; readonly page: PageName };
}

/** Topics of the help, in the order of a working day. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'book',
    titleKey: 'help.book.title',
    stepKeys: ['help.book.new', 'help.book.address', 'help.book.price', 'help.book.save'],
    at: { path: '/booking', page: 'booking' },
  },
  {
    id: 'repeat',
    titleKey: 'help.repeat.title',
    stepKeys: ['help.repeat.dates', 'help.repeat.return', 'help.repeat.ready', 'help.repeat.cancel'],
    at: { path: '/booking', page: 'booking' },
  },
  {
    id: 'plan',
    titleKey: 'help.plan.title',
    stepKeys: ['help.plan.drag', 'help.plan.exceptions', 'help.plan.suggest', 'help.plan.undo'],
    at: { path: '/timeline', page: 'timeline' },
  },
  {
    id: 'driver',
    titleKey: 'help.driver.title',
    stepKeys: ['help.driver.pending', 'help.driver.refused', 'help.driver.demand'],
    at: { path: '/myDrivers', page: 'myDrivers' },
  },
  {
    id: 'receipts',
    titleKey: 'help.receipts.title',
    stepKeys: ['help.receipts.photo', 'help.receipts.paper'],
    at: { path: '/tickets', page: 'tickets' },
  },
  {
    id: 'mail',
    titleKey: 'help.mail.title',
    stepKeys: ['help.mail.badge', 'help.mail.images'],
    at: { path: '/mail', page: 'mail' },
  },
  {
    id: 'client',
    titleKey: 'help.client.title',
    stepKeys: ['help.client.new', 'help.client.import', 'help.client.double', 'help.client.history'],
    at: { path: '/client', page: 'client' },
  },
  {
    id: 'live',
    titleKey: 'help.live.title',
    stepKeys: ['help.live.where', 'help.live.near', 'help.live.off'],
    at: { path: '/tracker', page: 'tracker' },
  },
  {
    id: 'booqit',
    titleKey: 'help.booqit.title',
    stepKeys: ['help.booqit.book', 'help.booqit.changed', 'help.booqit.practise'],
    at: { path: '/planningBooqit', page: 'planningBooqit' },
  },
  {
    id: 'monthEnd',
    titleKey: 'help.monthEnd.title',
    stepKeys: ['help.monthEnd.check', 'help.monthEnd.make', 'help.monthEnd.send', 'help.monthEnd.others'],
    at: { path: '/monthEnd', page: 'walletclient' },
  },
  {
    id: 'settle',
    titleKey: 'help.settle.title',
    stepKeys: ['help.settle.make', 'help.settle.cash'],
    at: { path: '/walletdriver', page: 'walletdriver' },
  },
  {
    id: 'bank',
    titleKey: 'help.bank.title',
    stepKeys: ['help.bank.import', 'help.bank.match', 'help.bank.close'],
    at: { path: '/transactions', page: 'transactions' },
  },
  {
    id: 'late',
    titleKey: 'help.late.title',
    stepKeys: ['help.late.propose', 'help.late.parts', 'help.late.credit'],
    at: { path: '/dunning', page: 'invoice' },
  },
  {
    id: 'books',
    titleKey: 'help.books.title',
    stepKeys: ['help.books.expenses', 'help.books.export'],
    at: { path: '/accounting', page: 'transactions' },
  },
  {
    id: 'users',
    titleKey: 'help.users.title',
    stepKeys: ['help.users.new', 'help.users.role', 'help.users.lost'],
    at: { path: '/users', page: 'users' },
  },
  {
    id: 'settings',
    titleKey: 'help.settings.title',
    stepKeys: ['help.settings.steps', 'help.settings.tariff', 'help.settings.text'],
    at: { path: '/settings', page: 'settings' },
  },
  {
    id: 'releases',
    titleKey: 'help.releases.title',
    stepKeys: ['help.releases.stage', 'help.releases.back'],
    at: { path: '/releases', page: 'releases' },
  },
  {
    id: 'lists',
    titleKey: 'help.lists.title',
    stepKeys: ['help.lists.search', 'help.lists.columns', 'help.lists.link', 'help.lists.many'],
  },
  { id: 'keys', titleKey: 'help.keys.title', stepKeys: ['help.keys.palette', 'help.keys.list', 'help.keys.off'] },
  {
    id: 'trouble',
    titleKey: 'help.trouble.title',
    stepKeys: ['help.trouble.black', 'help.trouble.part', 'help.trouble.session', 'help.trouble.estimate'],
  },
];
