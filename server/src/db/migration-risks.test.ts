import { describe, expect, it } from 'vitest';
import { BIG_TABLES, riskOf } from './migration-risks.ts';

describe('a statement of a migration', () => {
  it.each([
    'alter table booking add column "seenAt" timestamptz',
    "alter table booking add column kind text not null default 'one'",
    'alter table "booking" add column "driverId" integer references driver on delete cascade',
    'alter table booking add constraint booking_kind check (kind is not null) not valid',
    'alter table booking validate constraint booking_kind',
    'create index if not exists booking_kind on booking (kind)',
    'create index outbox_at on outbox (at)',
    'create table booking_note (id integer primary key, text text not null)',
    "update booking set kind = 'two' where id < 1000",
    'alter table driver_leave alter column reason set not null',
    'alter table booking add constraint booking_number unique using index booking_number',
  ])('a statement of a migration is allowed during operation: %s', (statement) => {
    expect(riskOf(statement)).toBeUndefined();
  });

  it.each([
    ['alter table booking alter column price type numeric(12,2)', 'rewrites'],
    ['alter table booking alter column "price" set data type text', 'rewrites'],
    ["alter table client add column search text generated always as (fold(lastname || ' ')) stored", 'rewrites'],
    ['alter table log add column id2 uuid default gen_random_uuid()', 'not constant'],
    ['alter table booking alter column kind set not null', 'not valid'],
    ['alter table booking add constraint booking_kind check (kind is not null)', 'not valid'],
    ['alter table booking add constraint booking_client foreign key ("clientId") references client', 'not valid'],
    ['alter table log add constraint log_number unique (number)', 'using index'],
    ['create index booking_kind on booking (kind)', 'concurrently'],
    ['create unique index\n  booking_kind on "booking" (kind)', 'concurrently'],
    ["update booking set kind = 'two'", 'with batches'],
    ['delete from log', 'with batches'],
    ['truncate driver_position', 'exclusively'],
  ])('is refused on a table that grows: %s', (statement, reason) => {
    expect(riskOf(statement)).toContain(reason);
  });

  it.each([
    'alter table driver_leave drop column reason',
    'alter table driver_leave rename column reason to why',
    'drop table driver_leave',
    'alter table driver_leave add column kind text not null',
  ])('is refused on every table, for the version that still runs: %s', (statement) => {
    expect(riskOf(statement)).toMatch(/version/);
  });

  it('a statement of a migration is free on a table that the same migration makes', () => {
    expect(riskOf('create index booking_kind on booking (kind)', new Set(['booking']))).toBeUndefined();
  });

  it('a statement of a migration is judged by the table that it changes, not by those that it names', () => {
    expect(BIG_TABLES).toContain('booking');
    expect(riskOf('create index outbox_booking on outbox ("bookingId") where booking is not null')).toBeUndefined();
  });
});
