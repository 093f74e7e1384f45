import type { SetupStep } from '@navette/openapi/enums';
import type { SettingName } from './settings.ts';

/** Services outside of the server that work once its environment names them; steps of setting up an organisation (specification/office.md#first-steps). */
export const OUTSIDE_SERVICES = [
  'mailOut',
  'mailbox',
  'booqit',
  'addresses',
  'routes',
  'map',
  'sms',
  'mailingList',
] as const satisfies readonly SetupStep[];

export type OutsideService = (typeof OUTSIDE_SERVICES)[number];

/** Variables that set up a service. */
const SETTINGS: Readonly<Record<OutsideService, readonly SettingName[]>> = {
  mailOut: ['SMTP_URL', 'SMTP_FROM'],
  mailbox: ['MAIL_SERVICE', 'MAIL_URL', 'MAIL_USER', 'MAIL_PASSWORD'],
  booqit: ['BOOQIT_URL', 'BOOQIT_TOKEN'],
  addresses: ['ADDRESS_SERVICE', 'ADDRESS_URL'],
  routes: ['ROUTES_SERVICE', 'ROUTES_URL'],
  map: ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'],
  sms: ['SMS_URL', 'SMS_FROM'],
  mailingList: ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'],
};

/** Variables of each service that is not set up, as a text; written into the head of pages. */
export const notSetUp = (configured: ReadonlySet<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    OUTSIDE_SERVICES.filter((service) => !configured.has(service)).map((service) => [
      service,
      SETTINGS[service].join(', '),
    ]),
  );
