/** Tables that grow with the years: what locks or rewrites one of them stops the office meanwhile. */
export const BIG_TABLES: readonly string[] = [
  'booking',
  'booking_history',
  'client',
  'client_invoice',
  'client_invoice_line',
  'client_message',
  'driver_invoice',
  'driver_invoice_line',
  'insurance_invoice',
  'insurance_invoice_line',
  'driver_notification',
  'driver_position',
  'idempotent_call',
  'log',
  'mail',
  'mail_attachment',
  'record_change',
  'register_address',
  'sent_mail',
  'ticket',
];

/** Risk of taking something away. */
export const USED_BEFORE = 'the version that still runs uses the removed object';

interface Rule {
  readonly pattern: RegExp;
  readonly risk: string;
  /** Also where the table is small: the version before still uses it. */
  readonly everywhere?: true;
  /** Words that make it harmless. */
  readonly unless?: RegExp;
}

const rules: readonly Rule[] = [
  {
    pattern: /\bdrop (?:column|table)\b|\brename\b/,
    risk: USED_BEFORE,
    everywhere: true,
  },
  { pattern: /\balter (?:column )?(?:"[^"]+"|\w+) (?:set data )?type\b/, risk: 'rewrites the table under a lock' },
  { pattern: /\badd (?:column )?.*generated always as .*stored/, risk: 'rewrites the table under a lock' },
  {
    pattern: /\badd (?:column )?.*default (?:gen_random_uuid|clock_timestamp|random|nextval)\b/,
    risk: 'rewrites the table under a lock: the default is not constant',
  },
  {
    pattern: /\bset not null\b/,
    risk: 'reads the table under a lock: add a check that is not valid, validate it, then set not null',
  },
  {
    pattern: /\badd column [^,]*not null(?![^,]*default)/,
    risk: 'fails on existing rows, and the previous version does not write the column',
    everywhere: true,
  },
  {
    pattern: /\badd constraint .*(?:check|foreign key)\b/,
    unless: /\bnot valid\b/,
    risk: 'reads the table under a lock: add it not valid, and validate it in the next migration',
  },
  {
    pattern: /\badd constraint .*(?:unique|primary key)\b/,
    unless: /\busing index\b/,
    risk: 'builds an index under a lock: using index, of one that was built concurrently',
  },
  {
    pattern: /\bcreate (?:unique )?index\b/,
    unless: /\bindex if not exists\b/,
    risk: 'stops writers while it is built: create index if not exists, of one that was built concurrently before',
  },
  {
    pattern: /^\s*(?:update|delete)\b/,
    unless: /\bwhere\b/,
    risk: 'changes every row in one transaction: use a job with batches',
  },
  { pattern: /^\s*(?:truncate|lock table|cluster|vacuum full)\b/, risk: 'locks the table exclusively' },
];

/** The table that a statement changes, as it is written; undefined when it names none. */
const tableOf = (statement: string): string | undefined =>
  /^\s*(?:alter table(?: if exists)?(?: only)?|update(?: only)?|delete from|truncate(?: table)?|lock table|create (?:unique )?index .*? on|drop table(?: if exists)?|cluster|vacuum full)\s+"?(\w+)"?/.exec(
    statement,
  )?.[1];

/**
 * Why a statement of a migration must not run while the office works and the version before still answers; undefined when it may.
 * @param made tables that the same migration makes: nobody waits for them
 */
export function riskOf(sql: string, made: ReadonlySet<string> = new Set()): string | undefined {
  const statement = sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const table = tableOf(statement);
  if (table === undefined || made.has(table)) return undefined;
  const found = rules.find(
    ({ pattern, unless, everywhere }) =>
      (everywhere || BIG_TABLES.includes(table)) && pattern.test(statement) && !unless?.test(statement),
  );
  return found && `${table}: ${found.risk}`;
}

/** The table that a statement makes; undefined when it makes none. */
export const madeBy = (sql: string): string | undefined =>
  /^\s*create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/i.exec(sql)?.[1];
