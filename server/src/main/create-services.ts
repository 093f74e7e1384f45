import type { Registry } from '@navette/ops/registry';
import type { S3Settings } from '@navette/ops/s3';
import type { PageGrant } from '@navette/shared/domain';
import { createDriverSessions } from '../auth/driver-sessions.ts';
import { SessionStore } from '../auth/session-store.ts';
import { createTokenSigner } from '../auth/authenticate.ts';
import { createVault } from '../auth/vault.ts';
import { claimTransport } from '../booqit/public.ts';
import type { Db } from '../db/database.ts';
import { createBookingEvents } from '../dispatch/booking-events.ts';
import type { ChangeFeed } from '../db/change-feed.ts';
import { DayVersions } from '../dispatch/bookings/day-list/day-versions.ts';
import { DayLists } from '../dispatch/bookings/day-list/day-lists.ts';
import { LargeLists } from '../dispatch/bookings/day-list/large-list.ts';
import { type AddressSettings, createAddresses } from '../ports/addresses/create-addresses.ts';
import { createFileLinks } from '../files/file-links.ts';
import { firebaseLiveStore, ownLiveStore } from '../live/live-config.ts';
import { createPushIds } from '../live/push-id.ts';
import { createDatabaseAddressBook } from '../ports/addresses/embedded/database-address-book.ts';
import { createDatabaseRegister } from '../ports/addresses/register/database-register.ts';
import { createFiles } from '../ports/files/create-files.ts';
import type { FirebaseSettings } from '../ports/firebase.ts';
import { createIdentityProvider, type IdentitySettings } from '../ports/identity-provider.ts';
import { createMail, type MailSettings } from '../ports/mail/create-mail.ts';
import { createMailOut } from '../ports/mail-out/create-mail-out.ts';
import type { SmtpSettings } from '../ports/mail-out/smtp-mail.ts';
import { createDatabaseMailing } from '../ports/mailing/database-mailing.ts';
import { createMailchimpMailing, type MailchimpSettings } from '../ports/mailing/mailchimp-mailing.ts';
import { createSocketNotifications } from '../ports/notifications/socket-notifications.ts';
import type { OutageLog } from '../ports/http/circuit.ts';
import { createPlatform, rememberTransports, type PlatformSettings } from '../ports/platform/create-platform.ts';
import { createRoutes, type RoutesSettings } from '../ports/routes/create-routes.ts';
import { KnownProfile } from '../masterdata/public.ts';
import { pageGrants } from '../releases/page-grants.ts';
import { createReleases, type ReleaseServices } from '../releases/releases.ts';
import { SharedRate } from '../db/shared-rate.ts';
import type { AuthServices } from '../auth/services.ts';
import type { BooqitServices } from '../booqit/services.ts';
import type { DispatchServices } from '../dispatch/services.ts';
import type { HttpServices } from '../http/services.ts';
import type { InvoicingServices } from '../invoicing/services.ts';
import type { LiveServices } from '../live/services.ts';
import type { MasterdataServices } from '../masterdata/services.ts';
import type { SearchServices } from '../search/services.ts';

interface Foundations {
  db: Db;
  secret: Uint8Array;
  /** Key that encrypts second factors; by default the secret of the tokens. */
  vaultKey?: Uint8Array;
  /** Exempts everybody from the second factor. */
  demo?: boolean;
  /** Folder of the stored files. */
  filesDir: string;
  /** A bucket that stores the files instead of the folder. */
  filesBucket?: S3Settings | undefined;
  /** Published remotes and release sets. */
  registry: Registry;
  /** URL of the published files at a CDN. */
  registryCdn?: string | undefined;
  /** Built shell. */
  hostDir: string;
  changes?: ChangeFeed;
  /** A mailing list at Mailchimp instead of our own. */
  mailchimp?: MailchimpSettings | undefined;
  /** An external mailbox instead of our own. */
  mail?: MailSettings | undefined;
  /** An SMTP server instead of our own outbox. */
  smtp?: SmtpSettings | undefined;
  /** A Firebase project that stores live data and photos instead of our own database and folder. */
  firebase?: FirebaseSettings | undefined;
  /** A routing service instead of the estimate. */
  routes?: RoutesSettings | undefined;
  /** An address service besides our own data. */
  addresses?: AddressSettings | undefined;
  /** The external platform, if configured. */
  platform?: PlatformSettings | undefined;
  /** The OpenID Connect provider of the staff. */
  identity?: IdentitySettings | undefined;
  /** Roles of permissions declared by remotes, where they differ from the declaration. */
  pageRoles?: readonly PageGrant[];
  /** Log of outages of external services. */
  log?: OutageLog | undefined;
  now?: () => Date;
}

/** Rate limit of replies per user: ten at once, then two a minute. */
const REPLY_RATE = { name: 'reply', burst: 10, perSecond: 1 / 30 };

/** Rate limit of mails with documents per user: a month of invoices is sent in a few minutes. */
const DOCUMENT_MAIL_RATE = { name: 'document mail', burst: 100, perSecond: 1 };

/** Creates the services from configuration and database. */
export function createServices({
  db,
  secret,
  vaultKey = secret,
  demo = false,
  filesDir,
  filesBucket,
  registry,
  registryCdn,
  hostDir,
  changes,
  mailchimp,
  mail,
  smtp,
  firebase,
  routes,
  addresses,
  platform,
  identity,
  pageRoles,
  log,
  now = () => new Date(),
}: Foundations): Services {
  const notifications = createSocketNotifications(db, { now, changes });
  const vault = createVault(vaultKey);
  const transports = rememberTransports(createPlatform(platform, { log, now }));
  return {
    db,
    now,
    company: new KnownProfile(db, changes),
    tokens: createTokenSigner(secret, now),
    vault,
    secondFactorExempt: demo,
    sessions: new SessionStore(db, now, changes),
    driverSessions: createDriverSessions(db, now),
    identity: identity && createIdentityProvider(identity),
    identityRules: identity?.groupRoles ?? [],
    grantsFor: (user) => pageGrants(registry, user, pageRoles),
    bookingEvents: createBookingEvents(changes),
    dayLists: new DayLists(db),
    largeLists: new LargeLists(db),
    dayVersions: new DayVersions(db, changes),
    changes,
    addresses: createAddresses(
      addresses,
      { book: createDatabaseAddressBook(db), register: createDatabaseRegister(db) },
      { log, now },
    ),
    routes: createRoutes(routes, { log, now }),
    platform: transports,
    claimTransport: (part, withHome) => claimTransport({ platform: transports, vault }, part, withHome),
    notifications,
    mail: createMail(mail, db, { log, now }),
    mailOut: createMailOut(smtp, db),
    replyRate: new SharedRate(db, REPLY_RATE),
    documentMailRate: new SharedRate(db, DOCUMENT_MAIL_RATE),
    mailing: mailchimp ? createMailchimpMailing(mailchimp) : createDatabaseMailing(db),
    liveKey: createPushIds(now),
    liveConfigOf: firebase ? firebaseLiveStore(firebase, now) : ownLiveStore,
    driverApps: notifications,
    files: createFiles({ firebase, filesBucket, filesDir, now }),
    fileLinks: createFileLinks(secret, now),
    releases: createReleases({ registry, registryCdn, hostDir }, db, now),
  };
}

/** Dependencies of all handlers. One per process. */
export type Services = AuthServices &
  BooqitServices &
  DispatchServices &
  HttpServices &
  InvoicingServices &
  LiveServices &
  MasterdataServices &
  ReleaseServices &
  SearchServices;
