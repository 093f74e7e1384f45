import type { Page } from '@navette/shared/domain';

/** Frequent task, explained step by step. */
export interface HelpTopic {
  readonly id: string;
  readonly titleKey: string;
  readonly stepKeys: readonly string[];
  /** Page of the task; the topic is shown to users who may open it. Missing: shown to all. */
  readonly at?: { readonly path: string; readonly page: Page };
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
