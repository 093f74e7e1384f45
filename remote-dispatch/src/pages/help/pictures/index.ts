import book_fr from './fr/book.webp';
import book_nl from './nl/book.webp';
import book_en from './en/book.webp';
import repeat_fr from './fr/repeat.webp';
import repeat_nl from './nl/repeat.webp';
import repeat_en from './en/repeat.webp';
import plan_fr from './fr/plan.webp';
import plan_nl from './nl/plan.webp';
import plan_en from './en/plan.webp';
import driver_fr from './fr/driver.webp';
import driver_nl from './nl/driver.webp';
import driver_en from './en/driver.webp';
import receipts_fr from './fr/receipts.webp';
import receipts_nl from './nl/receipts.webp';
import receipts_en from './en/receipts.webp';
import mail_fr from './fr/mail.webp';
import mail_nl from './nl/mail.webp';
import mail_en from './en/mail.webp';
import client_fr from './fr/client.webp';
import client_nl from './nl/client.webp';
import client_en from './en/client.webp';
import live_fr from './fr/live.webp';
import live_nl from './nl/live.webp';
import live_en from './en/live.webp';
import booqit_fr from './fr/booqit.webp';
import booqit_nl from './nl/booqit.webp';
import booqit_en from './en/booqit.webp';
import monthEnd_fr from './fr/monthEnd.webp';
import monthEnd_nl from './nl/monthEnd.webp';
import monthEnd_en from './en/monthEnd.webp';
import settle_fr from './fr/settle.webp';
import settle_nl from './nl/settle.webp';
import settle_en from './en/settle.webp';
import bank_fr from './fr/bank.webp';
import bank_nl from './nl/bank.webp';
import bank_en from './en/bank.webp';
import late_fr from './fr/late.webp';
import late_nl from './nl/late.webp';
import late_en from './en/late.webp';
import books_fr from './fr/books.webp';
import books_nl from './nl/books.webp';
import books_en from './en/books.webp';
import users_fr from './fr/users.webp';
import users_nl from './nl/users.webp';
import users_en from './en/users.webp';
import settings_fr from './fr/settings.webp';
import settings_nl from './nl/settings.webp';
import settings_en from './en/settings.webp';
import releases_fr from './fr/releases.webp';
import releases_nl from './nl/releases.webp';
import releases_en from './en/releases.webp';
import lists_fr from './fr/lists.webp';
import lists_nl from './nl/lists.webp';
import lists_en from './en/lists.webp';
import keys_fr from './fr/keys.webp';
import keys_nl from './nl/keys.webp';
import keys_en from './en/keys.webp';
import trouble_fr from './fr/trouble.webp';
import trouble_nl from './nl/trouble.webp';
import trouble_en from './en/trouble.webp';

/** Pictures by topic and language, with their size; written by `npm run help:pictures`. */
export const PICTURES = {
  book: { width: 1000, height: 720, fr: book_fr, nl: book_nl, en: book_en },
  repeat: { width: 1000, height: 620, fr: repeat_fr, nl: repeat_nl, en: repeat_en },
  plan: { width: 936, height: 330, fr: plan_fr, nl: plan_nl, en: plan_en },
  driver: { width: 936, height: 420, fr: driver_fr, nl: driver_nl, en: driver_en },
  receipts: { width: 936, height: 420, fr: receipts_fr, nl: receipts_nl, en: receipts_en },
  mail: { width: 936, height: 420, fr: mail_fr, nl: mail_nl, en: mail_en },
  client: { width: 936, height: 420, fr: client_fr, nl: client_nl, en: client_en },
  live: { width: 936, height: 520, fr: live_fr, nl: live_nl, en: live_en },
  booqit: { width: 936, height: 420, fr: booqit_fr, nl: booqit_nl, en: booqit_en },
  monthEnd: { width: 1000, height: 600, fr: monthEnd_fr, nl: monthEnd_nl, en: monthEnd_en },
  settle: { width: 936, height: 420, fr: settle_fr, nl: settle_nl, en: settle_en },
  bank: { width: 936, height: 420, fr: bank_fr, nl: bank_nl, en: bank_en },
  late: { width: 936, height: 420, fr: late_fr, nl: late_nl, en: late_en },
  books: { width: 936, height: 420, fr: books_fr, nl: books_nl, en: books_en },
  users: { width: 936, height: 420, fr: users_fr, nl: users_nl, en: users_en },
  settings: { width: 936, height: 420, fr: settings_fr, nl: settings_nl, en: settings_en },
  releases: { width: 936, height: 420, fr: releases_fr, nl: releases_nl, en: releases_en },
  lists: { width: 936, height: 420, fr: lists_fr, nl: lists_nl, en: lists_en },
  keys: { width: 1024, height: 420, fr: keys_fr, nl: keys_nl, en: keys_en },
  trouble: { width: 1024, height: 320, fr: trouble_fr, nl: trouble_nl, en: trouble_en },
} as const;
