import { type Kysely, sql } from 'kysely';

/** Tasks, demands and positions, and word of every change of what is live, told at commit to all processes. See change-feed.ts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...tables, ...tellers]) await statement.execute(db);
}

/** Keys are compared by their bytes, as their makers and browsers do. */
const tables = [
  sql`
  create table task (
    id text collate "C" primary key check (length(id) between 1 and 64),
    status text not null default 'on-hold' check (status in ('on-hold', 'in-progress', 'needs-review', 'done')),
    title text not null,
    date date not null,
    time time,
    comment text,
    "authorId" integer references app_user on delete set null
  )`,
  sql`create index task_author on task ("authorId", id desc)`,
  sql`
  create table task_user (
    "taskId" text collate "C" not null references task on delete cascade,
    "userId" integer not null references app_user on delete cascade,
    primary key ("userId", "taskId")
  )`,
  sql`create index task_user_task on task_user ("taskId")`,
  sql`
  create table demand (
    key text collate "C" primary key check (length(key) between 1 and 64),
    "bookingId" integer not null references booking on delete cascade,
    "driverId" integer not null references driver on delete cascade,
    endtime timestamptz not null,
    price numeric(9, 2),
    bookings jsonb not null,
    unique ("bookingId", "driverId")
  )`,
  sql`create index demand_endtime on demand (endtime)`,
  sql`create index demand_driver on demand ("driverId")`,
  sql`
  create table driver_location (
    "driverId" integer primary key references driver on delete cascade,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    time timestamptz not null,
    charged boolean not null,
    position jsonb not null
  )`,
  sql`
  create table driver_position (
    "driverId" integer not null references driver on delete cascade,
    time timestamptz not null,
    latitude double precision not null,
    longitude double precision not null,
    speed double precision,
    charged boolean not null,
    primary key ("driverId", time)
  )`,
  sql`create index driver_position_time on driver_position using brin (time)`,
  sql`create index ticket_day on ticket (date desc nulls last, id collate "C" desc)`,
];

/** A task is told with the users it concerns: those it is taken from hear of it too. */
const tellers = [
  sql`
  create function tell_task() returns trigger language plpgsql as $$
  begin
    perform pg_notify('navette', 'live tasks ' || told.id || ' ' || told.author)
      from (values (old.id, old."authorId"), (new.id, new."authorId")) as told (id, author) where told.author is not null;
    perform pg_notify('navette', 'live tasks ' || "taskId" || ' ' || "userId") from task_user where "taskId" = coalesce(new.id, old.id);
    return null;
  end $$`,
  sql`create trigger tell_task after insert or update or delete on task for each row execute function tell_task()`,
  sql`
  create function tell_task_user() returns trigger language plpgsql as $$
  begin
    perform pg_notify('navette', 'live tasks ' || coalesce(new."taskId", old."taskId") || ' ' || coalesce(new."userId", old."userId"));
    return null;
  end $$`,
  sql`create trigger tell_task_user after insert or delete on task_user for each row execute function tell_task_user()`,
  sql`
  create function tell_demand() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'live demands ' || coalesce(new.key, old.key)); return null; end $$`,
  sql`create trigger tell_demand after insert or update or delete on demand for each row execute function tell_demand()`,
  sql`
  create function tell_ticket() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'live tickets ' || coalesce(new.id, old.id)); return null; end $$`,
  sql`create trigger tell_ticket after insert or update or delete on ticket for each row execute function tell_ticket()`,
  sql`
  create function tell_location() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'live locations ' || coalesce(new."driverId", old."driverId")); return null; end $$`,
  sql`create trigger tell_location after insert or update or delete on driver_location for each row execute function tell_location()`,
];
