-- Tasks, demands, positions and connections. Every change of what is live is told to all processes at commit.

-- Keys are compared by their bytes, as their makers and browsers do.
create table task (
  id text collate "C" primary key check (length(id) between 1 and 64),
  status text not null default 'on-hold' check (status in ('on-hold', 'in-progress', 'needs-review', 'done')),
  title text not null,
  date date not null,
  time time,
  comment text,
  "authorId" integer references app_user on delete set null
);
create index task_author on task ("authorId", id desc);

create table task_user (
  "taskId" text collate "C" not null references task on delete cascade,
  "userId" integer not null references app_user on delete cascade,
  primary key ("userId", "taskId")
);
create index task_user_task on task_user ("taskId");

create table demand (
  key text collate "C" primary key check (length(key) between 1 and 64),
  "bookingId" integer not null references booking on delete cascade,
  "driverId" integer not null references driver on delete cascade,
  endtime timestamptz not null,
  price numeric(9,2),
  bookings jsonb not null,
  unique ("bookingId", "driverId")
);
create index demand_endtime on demand (endtime);
create index demand_driver on demand ("driverId");

create table driver_location (
  "driverId" integer primary key references driver on delete cascade,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time timestamptz not null,
  charged boolean not null,
  position jsonb not null
);

create table driver_position (
  "driverId" integer not null references driver on delete cascade,
  time timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  speed double precision,
  charged boolean not null,
  primary key ("driverId", time)
);
create index driver_position_time on driver_position using brin (time);

-- A task is told with the users it concerns: those from whom it is taken hear of it too.
create function tell_task() returns trigger language plpgsql as $$
  begin
    perform pg_notify('navette', 'live tasks ' || told.id || ' ' || told.author)
      from (values (old.id, old."authorId"), (new.id, new."authorId")) as told (id, author) where told.author is not null;
    perform pg_notify('navette', 'live tasks ' || "taskId" || ' ' || "userId") from task_user where "taskId" = coalesce(new.id, old.id);
    return null;
  end $$;
create function tell_task_user() returns trigger language plpgsql as $$
  begin
    perform pg_notify('navette', 'live tasks ' || coalesce(new."taskId", old."taskId") || ' ' || coalesce(new."userId", old."userId"));
    return null;
  end $$;
create function tell_demand() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'live demands ' || coalesce(new.key, old.key)); return null; end $$;
create function tell_ticket() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'live tickets ' || coalesce(new.id, old.id)); return null; end $$;
create function tell_location() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'live locations ' || coalesce(new."driverId", old."driverId")); return null; end $$;
create trigger tell_task after insert or update or delete on task for each row execute function tell_task();
create trigger tell_task_user after insert or delete on task_user for each row execute function tell_task_user();
create trigger tell_demand after insert or update or delete on demand for each row execute function tell_demand();
create trigger tell_ticket after insert or update or delete on ticket for each row execute function tell_ticket();
create trigger tell_location after insert or update or delete on driver_location for each row execute function tell_location();

-- Messages to drivers. An index of the waiting ones alone serves the metrics, since those sent are kept for years.
create table driver_notification (
  id text primary key default gen_random_uuid()::text,
  "driverId" integer not null references driver on delete cascade,
  kind text not null check (kind in ('message', 'booking')),
  msg text not null,
  details jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'read', 'failed')),
  error text,
  at timestamptz not null,
  "changedAt" timestamptz not null,
  "endsAt" timestamptz,
  "byId" integer references app_user on delete set null,
  by text,
  print text not null
);
create index driver_notification_driver on driver_notification ("driverId", at desc);
create index driver_notification_waiting on driver_notification (at) where state = 'waiting';

-- Processes and the sockets of each, told to all of them when they change. A crash of the database cuts every socket, so that these tables
-- need no log of their own.
create unlogged table server_process (
  id uuid primary key,
  "seenAt" timestamptz not null
);

-- Browsers of staff, and apps of drivers with their own account of themselves.
create unlogged table connected_app (
  "socketId" text not null,
  "processId" uuid not null,
  "userId" integer not null,
  "connectedAt" timestamptz not null default clock_timestamp(),
  "driverId" integer references driver on delete cascade,
  info jsonb,
  constraint connected_staff_pkey primary key ("socketId"),
  constraint "connected_staff_processId_fkey" foreign key ("processId") references server_process on delete cascade,
  constraint "connected_staff_userId_fkey" foreign key ("userId") references app_user on delete cascade
);
create index connected_staff_process on connected_app ("processId");

-- Users whose apps are set inactive, also after they connect again.
create table inactive_app (
  "userId" integer primary key references app_user on delete cascade,
  since timestamptz not null
);

-- Commands to connected apps; without "toId" to all but the socket that asks. "settledAt" is when the outcome was logged: another process
-- logs it if the one that sent the command is gone.
create table app_command (
  id integer generated by default as identity primary key,
  at timestamptz not null,
  "byId" integer references app_user on delete set null,
  kind text not null check (kind in ('action', 'say', 'forceDisconnect', 'test')),
  action text, data text,
  "toId" integer references app_user on delete cascade,
  "fromSocket" text not null,
  "settledAt" timestamptz,
  check ((kind = 'action') = (action is not null))
);
create index app_command_at on app_command (at);
create index app_command_unsettled on app_command (at) where "settledAt" is null;

-- An app that a command was sent to. Its id is what the app answers with.
create table app_command_target (
  id uuid primary key,
  "commandId" integer not null references app_command on delete cascade,
  "socketId" text not null,
  "userId" integer not null references app_user on delete cascade,
  "deliveredAt" timestamptz, "answeredAt" timestamptz,
  answer jsonb,
  unique ("commandId", "socketId")
);

create function tell_notification() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'notification ' || new."driverId"); return null; end $$;
create function tell_presence() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'presence'); return null; end $$;
create function tell_command() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'command ' || new.id); return null; end $$;
create function tell_apps() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'apps'); return null; end $$;
create function tell_app_answers() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'commands'); return null; end $$;
create trigger tell_notification after insert on driver_notification for each row execute function tell_notification();
create trigger tell_presence after insert or delete on connected_app for each row execute function tell_presence();
create trigger tell_inactive after insert or delete on inactive_app for each row execute function tell_presence();
create trigger tell_apps after update on connected_app for each statement execute function tell_apps();
create trigger tell_command after insert on app_command for each row execute function tell_command();
create trigger tell_app_answers after insert or update on app_command_target for each statement execute function tell_app_answers();
