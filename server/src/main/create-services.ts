import { EventEmitter } from 'node:events';
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
import { createTripLinks } from '../messages/trip-links.ts';
import { LargeLists } from '../dispatch/bookings/day-list/large-list.ts';
import { createAddresses } from '../ports/addresses/create-addresses.ts';
import { createFileLinks } from '../files/file-links.ts';
import { firebaseLiveStore, ownLiveStore } from '../live/live-config.ts';
import { createPushIds } from '../live/push-id.ts';
import { createDatabaseAddressBook } from '../ports/addresses/embedded/database-address-book.ts';
import { createDatabaseRegister } from '../ports/addresses/register/database-register.ts';
import { createFiles } from '../ports/files/create-files.ts';
import { createIdentityProvider } from '../ports/identity-provider.ts';
import { createMail } from '../ports/mail/create-mail.ts';
import { createMailOut } from '../ports/mail-out/create-mail-out.ts';
import type { OutsideService } from '../kernel/outside-services.ts';
import { createSignedIds } from '../kernel/signed-ids.ts';
import { carriersOf, createHttpCarriers } from '../ports/carriers/http-carriers.ts';
import { createSms } from '../ports/sms/create-sms.ts';
import { createDatabaseMailing } from '../ports/mailing/database-mailing.ts';
import { createMailchimpMailing } from '../ports/mailing/mailchimp-mailing.ts';
import { createSocketNotifications } from '../ports/notifications/socket-notifications.ts';
import type { OutageLog } from '../ports/http/circuit.ts';
import { createPlatform, rememberTransports } from '../ports/platform/create-platform.ts';
import { createPlanner } from '../ports/planner/create-planner.ts';
import { createRoutes } from '../ports/routes/create-routes.ts';
import { KnownProfile } from '../masterdata/public.ts';
import { KnownTariffs } from '../db/tariffs.ts';
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
import type { MessageServices } from '../messages/services.ts';
import type { SearchServices } from '../search/services.ts';
import type { Config } from './config.ts';

/** Services of another kind than our own, and what else decides how services work. */
type Choices = Pick<
  Config,
  | 'addresses'
  | 'carriers'
  | 'demo'
  | 'filesBucket'
  | 'firebase'
  | 'identity'
  | 'mail'
  | 'mailchimp'
  | 'map'
  | 'pageRoles'
  | 'planner'
  | 'platform'
  | 'port'
  | 'publicUrl'
  | 'registryCdn'
  | 'routes'
  | 'sms'
  | 'smtp'
>;

interface Foundations extends Partial<Choices>, Pick<Config, 'filesDir' | 'hostDir' | 'registry'> {
  db: Db;
  secret: Uint8Array;
  /** Key that encrypts second factors; by default the secret of the tokens. */
  vaultKey?: Uint8Array;
  changes?: ChangeFeed;
  /** Log of outages of external services. */
  log?: OutageLog | undefined;
  now?: () => Date;
}

/** Requests of a partner carrier: a morning's at once, then two a minute. */
const CARRIER_RATE = { name: 'carrier request', burst: 30, perSecond: 1 / 30 };

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
  map,
  mail,
  publicUrl,
  port,
  sms,
  smtp,
  firebase,
  routes,
  addresses,
  carriers = carriersOf({}),
  planner,
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
    tariffs: new KnownTariffs(db, changes),
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
      { book: createDatabaseAddressBook(db), register: createDatabaseRegister(db, changes) },
      { log, now },
    ),
    routes: createRoutes(routes, { log, now }),
    planner: createPlanner(planner),
    platform: transports,
    claimTransport: (part, withHome) => claimTransport({ platform: transports, vault }, part, withHome),
    notifications,
    mail: createMail(mail, db, { log, now }),
    mailOut: createMailOut(smtp, db),
    sms: createSms(sms, db),
    carriers: createHttpCarriers(carriers),
    tripLinks: createTripLinks(secret, publicUrl ?? `http://localhost:${port ?? 8080}`),
    replyRate: new SharedRate(db, REPLY_RATE),
    sendings: new EventEmitter(),
    documentMailRate: new SharedRate(db, DOCUMENT_MAIL_RATE),
    mailing: mailchimp ? createMailchimpMailing(mailchimp) : createDatabaseMailing(db),
    liveKey: createPushIds(now),
    liveConfigOf: firebase ? firebaseLiveStore(firebase, now) : ownLiveStore,
    driverApps: notifications,
    files: createFiles({ firebase, filesBucket, filesDir, now }),
    fileLinks: createFileLinks(secret, now),
    wardTokens: createSignedIds(secret, 'navette ward links'),
    carrierTokens: createSignedIds(secret, 'navette carriers'),
    carrierRate: new SharedRate(db, CARRIER_RATE),
    outside: configured({
      mailOut: smtp,
      mailbox: mail,
      booqit: platform,
      addresses,
      routes,
      map,
      sms,
      mailingList: mailchimp,
    }),
    releases: createReleases({ registry, registryCdn, hostDir }, db, now),
  };
}

const configured = (settings: Readonly<Record<OutsideService, object | undefined>>): ReadonlySet<string> =>
  new Set(Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : name)));

/** Dependencies of all handlers. One per process. */
export type Services = AuthServices &
  BooqitServices &
  DispatchServices &
  HttpServices &
  InvoicingServices &
  LiveServices &
  MasterdataServices &
  MessageServices &
  ReleaseServices &
  SearchServices;
