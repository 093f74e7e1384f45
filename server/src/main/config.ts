import { resolve } from 'node:path';
import { openRegistry, type Registry } from '@navette/ops/registry';
import { listPlaceOf } from '../backup/public.ts';
import { addressesOf } from '../ports/addresses/create-addresses.ts';
import { firebaseOf } from '../ports/firebase.ts';
import { filesBucketOf } from '../ports/files/s3-files.ts';
import { serviceUrl } from '../ports/http/service-settings.ts';
import { identityOf } from '../ports/identity-provider.ts';
import { mapOf } from '../ports/map/map-settings.ts';
import { mailOf } from '../ports/mail/create-mail.ts';
import { smtpOf } from '../ports/mail-out/smtp-mail.ts';
import { carriersOf } from '../ports/carriers/http-carriers.ts';
import { smsOf } from '../ports/sms/http-sms.ts';
import type { MailchimpSettings } from '../ports/mailing/mailchimp-mailing.ts';
import { plannerOf } from '../ports/planner/create-planner.ts';
import { platformOf } from '../ports/platform/create-platform.ts';
import { pageRolesOf } from '../releases/page-grants.ts';
import { telemetryOf } from './telemetry/telemetry-settings.ts';
import { routesOf } from '../ports/routes/create-routes.ts';
import { type Environment, numberOf, optionalNumberOf, settingOf } from '../kernel/settings.ts';

/** Settings from the environment, as kernel/settings.json describes them. All have defaults for a single machine. */
export type Config = ReturnType<typeof readConfig>;

/** Required value to confirm the demo in production. */
const IN_PRODUCTION = 'anybody-may-sign-in';

export function readConfig(env: Environment = process.env) {
  const dataDir = resolve(settingOf(env, 'DATA_DIR'));
  return {
    port: numberOf(env, 'PORT'),
    host: settingOf(env, 'HOST'),
    drainSeconds: numberOf(env, 'DRAIN_SECONDS'),
    dataDir,
    diskFloor: numberOf(env, 'DISK_FLOOR_MB') * 1024 * 1024,
    metricsToken: env.METRICS_TOKEN || undefined,
    filesDir: resolve(dataDir, 'files'),
    filesBucket: filesBucketOf(env),
    anonymisedList: listPlaceOf(env.ANONYMISED_LIST || `${dataDir}/anonymised.jsonl`, env),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReplicaUrl: replicaOf(env),
    registry: registryOf(env, dataDir),
    publicUrl: publicUrlOf(env),
    registryCdn: cdnOf(env),
    registryOrigins: registryOriginsOf(env),
    hostDir: resolve(settingOf(env, 'HOST_DIR')),
    demo: demoOf(env),
    simulatorSpeed: speedOf(env),
    firstUser: env.FIRST_USER || undefined,
    mailchimp: mailchimpOf(env),
    mail: mailOf(env),
    smtp: smtpOf(env),
    sms: smsOf(env),
    carriers: carriersOf(env),
    firebase: firebaseOf(env),
    routes: routesOf(env),
    addresses: addressesOf(env),
    planner: plannerOf(env),
    platform: platformOf(env),
    identity: identityOf(env),
    map: mapOf(env),
    pageRoles: pageRolesOf(env.PAGE_ROLES),
    logLevel: settingOf(env, 'LOG_LEVEL'),
    slowQuery: numberOf(env, 'SLOW_QUERY_MS'),
    auditLog: env.AUDIT_LOG === 'stdout' ? 'stdout' : env.AUDIT_LOG ? resolve(env.AUDIT_LOG) : undefined,
    telemetry: telemetryOf(env),
    logDays: optionalNumberOf(env, 'LOG_DAYS'),
    /** Trusted proxies for X-Forwarded-For, as in Fastify's trustProxy. */
    trustProxy: env.TRUST_PROXY || false,
    /** Whether an answer that violates the contract is an error, or only logged. */
    strictAnswers: env.NODE_ENV === 'test' || env.NODE_ENV === 'development',
  };
}

/** The keys of a bucket stay within its store. */
function registryOf(env: Environment, dataDir: string): Registry {
  if (env.REGISTRY_URL && env.REGISTRY_DIR) throw new Error('REGISTRY_URL and REGISTRY_DIR must not both be set');
  return openRegistry(env.REGISTRY_URL || resolve(env.REGISTRY_DIR || `${dataDir}/registry`), {
    ...env,
    REGISTRY_CACHE: env.REGISTRY_CACHE || resolve(dataDir, 'registry-cache'),
  });
}

/** The embedded database has no standby. */
function replicaOf({ DATABASE_URL: primary, DATABASE_REPLICA_URL: replica }: Environment): string | undefined {
  if (replica && !primary) throw new Error('DATABASE_REPLICA_URL requires DATABASE_URL, which is not set');
  return replica || undefined;
}

function publicUrlOf({ PUBLIC_URL: address }: Environment): string | undefined {
  return address ? serviceUrl('PUBLIC_URL', address) : undefined;
}

function cdnOf({ REGISTRY_CDN: address }: Environment): string | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Error(
      `REGISTRY_CDN must be the address of a folder, such as https://cdn.example/navette/, not ${address}`,
    );
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

function registryOriginsOf({ REGISTRY_ORIGINS: named = '' }: Environment): readonly string[] {
  const origins = named.split(',').flatMap((part) => part.trim() || []);
  for (const origin of origins)
    if (origin !== '*' && !(URL.canParse(origin) && new URL(origin).origin === origin))
      throw new Error(
        `REGISTRY_ORIGINS must be origins such as https://portal.example, separated by commas, or *; not ${origin}`,
      );
  return origins;
}

/** The demo's accounts have a password that everybody can read. */
function demoOf({ NODE_ENV, NAVETTE_DEMO, NAVETTE_DEMO_IN_PRODUCTION: agreed }: Environment): boolean {
  if (NAVETTE_DEMO !== '1') return false;
  if (NODE_ENV !== 'production' || agreed === IN_PRODUCTION) return true;
  throw new Error(
    `NAVETTE_DEMO=1 would open this production server to everybody: the demo has accounts of every role with a published password. ` +
      `Unset it, or set NAVETTE_DEMO_IN_PRODUCTION=${IN_PRODUCTION} as well`,
  );
}

function speedOf(env: Environment): number | undefined {
  const speed = numberOf(env, 'NAVETTE_SIMULATOR');
  return env.NAVETTE_DEMO === '1' && speed > 0 ? speed : undefined;
}

/** An incomplete configuration aborts the start: else mailings would silently use our own list. */
function mailchimpOf({
  MAILCHIMP_API_KEY: apiKey,
  MAILCHIMP_LIST_ID: listId,
  MAILCHIMP_URL: url,
}: Environment): MailchimpSettings | undefined {
  if (!apiKey && !listId) return undefined;
  if (!apiKey || !listId) throw new Error('MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID must both be set, or neither');
  if (!url && !/^[\w]+-[a-z]+\d+$/u.test(apiKey))
    throw new Error('MAILCHIMP_API_KEY must end with its data center, such as 0123abcd-us21');
  return { apiKey, listId, url: url || undefined };
}
