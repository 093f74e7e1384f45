-- Invoices of three kinds, credit notes, and the ledger of payments. Lines keep a snapshot of what was invoiced. A
-- booking is on at most one live invoice of a kind; a cancelled one keeps its lines but no longer holds its bookings.

-- Counters of the numbers. Taking one locks the row until the invoice is committed: a refused invoice gives its number back.
create table invoice_series (
  kind text primary key check (kind in ('client', 'driver', 'insurance', 'credit')),
  last integer not null check (last between 0 and 999999)
);
insert into invoice_series (kind, last) values ('client', 0), ('driver', 0), ('insurance', 0), ('credit', 0);

create table client_invoice (
  id integer primary key,
  date date not null,
  "clientId" integer not null references client,
  amount numeric(10,2) not null,
  factuur boolean not null default true,
  "invoiceName" text, "invoiceAddress" text,
  status smallint not null default 0 check (status between 0 and 2),
  recall smallint not null default 0 check (recall between 0 and 3),
  "cancelledAt" timestamptz,
  search text generated always as (fold(coalesce("invoiceName", '') || ' ' || coalesce("invoiceAddress", ''))) stored,
  company jsonb, payer jsonb, totals jsonb,
  "issuedAt" timestamptz,
  "issuedBy" integer,
  "pdfSha256" text check ("pdfSha256" ~ '^[0-9a-f]{64}$')
);
create index client_invoice_search on client_invoice using gin (search gin_trgm_ops);
create index client_invoice_client on client_invoice ("clientId", date);
create index client_invoice_date on client_invoice (date);
create index client_invoice_pdf on client_invoice ("pdfSha256");

create table driver_invoice (
  id integer primary key,
  date date not null,
  "driverId" integer not null references driver,
  "clientId" integer references client,
  amount numeric(10,2) not null,
  factuur boolean not null default true,
  status smallint not null default 0 check (status between 0 and 2),
  "cancelledAt" timestamptz,
  company jsonb, payer jsonb, totals jsonb,
  "issuedAt" timestamptz,
  "issuedBy" integer,
  "pdfSha256" text check ("pdfSha256" ~ '^[0-9a-f]{64}$')
);
create index driver_invoice_driver on driver_invoice ("driverId", date);
create index driver_invoice_pdf on driver_invoice ("pdfSha256");

create table insurance_invoice (
  id integer primary key,
  date date not null,
  "insuranceId" integer not null references insurance,
  "clientId" integer references client,
  amount numeric(10,2) not null,
  status smallint not null default 0 check (status between 0 and 2),
  "cancelledAt" timestamptz,
  company jsonb, payer jsonb, totals jsonb,
  "issuedAt" timestamptz,
  "issuedBy" integer,
  "pdfSha256" text check ("pdfSha256" ~ '^[0-9a-f]{64}$')
);
create index insurance_invoice_insurance on insurance_invoice ("insuranceId", date);
create index insurance_invoice_date on insurance_invoice (date);
create index insurance_invoice_pdf on insurance_invoice ("pdfSha256");

create table client_invoice_line (
  "invoiceId" integer not null references client_invoice,
  position smallint not null,
  "bookingId" integer not null references booking,
  live boolean not null default true,
  amount numeric(10,2) not null,
  snapshot jsonb not null,
  primary key ("invoiceId", position)
);
create unique index client_invoice_line_live on client_invoice_line ("bookingId") where live;
create index client_invoice_line_booking on client_invoice_line ("bookingId");

create table driver_invoice_line (
  "invoiceId" integer not null references driver_invoice,
  position smallint not null,
  "bookingId" integer not null references booking,
  live boolean not null default true,
  amount numeric(10,2) not null,
  snapshot jsonb not null,
  primary key ("invoiceId", position)
);
create unique index driver_invoice_line_live on driver_invoice_line ("bookingId") where live;
create index driver_invoice_line_booking on driver_invoice_line ("bookingId");

create table insurance_invoice_line (
  "invoiceId" integer not null references insurance_invoice,
  position smallint not null,
  "bookingId" integer not null references booking,
  live boolean not null default true,
  amount numeric(10,2) not null,
  snapshot jsonb not null,
  primary key ("invoiceId", position)
);
create unique index insurance_invoice_line_live on insurance_invoice_line ("bookingId") where live;
create index insurance_invoice_line_booking on insurance_invoice_line ("bookingId");

-- A computed column for each kind of invoice carries the foreign key.
create table credit_note (
  id integer primary key,
  kind text not null check (kind in ('client', 'driver', 'insurance')),
  "invoiceId" integer not null,
  "clientInvoiceId" integer generated always as (case kind when 'client' then "invoiceId" end) stored references client_invoice,
  "driverInvoiceId" integer generated always as (case kind when 'driver' then "invoiceId" end) stored references driver_invoice,
  "insuranceInvoiceId" integer generated always as (case kind when 'insurance' then "invoiceId" end) stored references insurance_invoice,
  date date not null,
  amount numeric(10,2) not null,
  reason text not null,
  whole boolean not null,
  totals jsonb not null,
  company jsonb not null,
  "issuedAt" timestamptz not null,
  "issuedBy" integer,
  "pdfSha256" text check ("pdfSha256" ~ '^[0-9a-f]{64}$')
);
create index credit_note_invoice on credit_note ("invoiceId", kind);
create index credit_note_pdf on credit_note ("pdfSha256");

-- A line of an invoice is credited once.
create table credit_note_line (
  "creditNoteId" integer not null references credit_note,
  position smallint not null,
  kind text not null,
  "invoiceId" integer not null,
  "bookingId" integer not null references booking,
  amount numeric(10,2) not null,
  parking numeric(10,2) not null,
  primary key ("creditNoteId", position),
  unique (kind, "invoiceId", "bookingId")
);

-- Movements on the bank accounts, each once: print finds the same movement in another file. numbered says that print is the number the
-- bank gave it, returned that the bank marked it as a return, "returnOf" which one it gives back.
create table bank_transaction (
  id integer generated by default as identity primary key,
  date date not null,
  account text, counterparty text,
  amount numeric(10,2) not null,
  detail text not null,
  ref text,
  structured text check (structured ~ '^[0-9]{12}$'),
  source text not null,
  raw text not null,
  print text not null unique,
  "importedAt" timestamptz not null default now(),
  "importedBy" integer references app_user on delete set null,
  "importId" integer references import_batch on delete set null,
  origin text,
  numbered boolean not null default false,
  returned boolean not null default false,
  "returnOf" integer references bank_transaction on delete set null
);
create index bank_transaction_date on bank_transaction (date desc, id desc);
create index bank_transaction_import on bank_transaction ("importId");
create index bank_transaction_return on bank_transaction ("returnOf") where "returnOf" is not null;

-- Entries are never changed or deleted: a payment is undone by an entry of the other sign, once. "returnOf" is the payment that the bank
-- gave back.
create table invoice_payment (
  id integer generated by default as identity primary key,
  kind text not null check (kind in ('client', 'driver', 'insurance')),
  "invoiceId" integer not null,
  "clientInvoiceId" integer generated always as (case kind when 'client' then "invoiceId" end) stored references client_invoice,
  "driverInvoiceId" integer generated always as (case kind when 'driver' then "invoiceId" end) stored references driver_invoice,
  "insuranceInvoiceId" integer generated always as (case kind when 'insurance' then "invoiceId" end) stored references insurance_invoice,
  date date not null,
  amount numeric(10,2) not null check (amount <> 0),
  source text not null check (source in ('bank', 'cash', 'card', 'other')),
  "transactionId" integer references bank_transaction on delete set null,
  rule text check (rule in ('ogm', 'reference', 'number', 'account')),
  "reversalOf" integer unique references invoice_payment,
  "statusBefore" smallint,
  at timestamptz not null,
  "userId" integer references app_user on delete set null,
  "userName" text not null,
  "returnOf" integer references invoice_payment
);
create index invoice_payment_invoice on invoice_payment ("invoiceId", kind);
create index invoice_payment_transaction on invoice_payment ("transactionId");
create index invoice_payment_return on invoice_payment ("returnOf") where "returnOf" is not null;

-- Rests of invoices that were given up when they were closed. An invoice that is reopened gets an entry of the other sign.
create table invoice_write_off (
  id integer generated by default as identity primary key,
  kind text not null check (kind in ('client', 'driver', 'insurance')),
  "invoiceId" integer not null,
  "clientInvoiceId" integer generated always as (case kind when 'client' then "invoiceId" end) stored references client_invoice,
  "driverInvoiceId" integer generated always as (case kind when 'driver' then "invoiceId" end) stored references driver_invoice,
  "insuranceInvoiceId" integer generated always as (case kind when 'insurance' then "invoiceId" end) stored references insurance_invoice,
  date date not null,
  amount numeric(10,2) not null check (amount <> 0),
  reason text not null,
  "reversalOf" integer unique references invoice_write_off,
  at timestamptz not null,
  "userId" integer references app_user on delete set null,
  "userName" text not null
);
create index invoice_write_off_invoice on invoice_write_off ("invoiceId", kind);

create table invoice_reminder (
  id integer generated by default as identity primary key,
  "invoiceId" integer not null references client_invoice,
  level smallint not null check (level between 1 and 3),
  date date not null,
  reason text,
  at timestamptz not null,
  "userId" integer references app_user on delete set null,
  "userName" text not null
);
create index invoice_reminder_invoice on invoice_reminder ("invoiceId", id);

-- A PDF that its invoice gave up, because it names somebody who was anonymised: its file goes with the next run.
create function discard_pdf() returns trigger language plpgsql as $$
  begin
    insert into discarded_file (key) values (old."pdfSha256" || '.pdf');
    return null;
  end $$;
create trigger discard_pdf after update of "pdfSha256" on client_invoice for each row
  when (old."pdfSha256" is distinct from new."pdfSha256" and old."pdfSha256" is not null) execute function discard_pdf();
create trigger discard_pdf after update of "pdfSha256" on driver_invoice for each row
  when (old."pdfSha256" is distinct from new."pdfSha256" and old."pdfSha256" is not null) execute function discard_pdf();
create trigger discard_pdf after update of "pdfSha256" on insurance_invoice for each row
  when (old."pdfSha256" is distinct from new."pdfSha256" and old."pdfSha256" is not null) execute function discard_pdf();
create trigger discard_pdf after update of "pdfSha256" on credit_note for each row
  when (old."pdfSha256" is distinct from new."pdfSha256" and old."pdfSha256" is not null) execute function discard_pdf();

-- A booking names the live invoices on which it stands: lists, forms and the lock read them from its row, and a list is read anew when
-- one of its bookings is invoiced or credited. Lines are written while their bookings are locked, in the order of their numbers.
create function note_booking_invoices() returns trigger language plpgsql as $$
  begin
    update booking set invoices = noted.invoices
    from (
      select booked.id, (
        select jsonb_agg(jsonb_build_object('kind', standing.kind, 'id', standing."invoiceId") order by standing.kind) from (
          select 'client' as kind, line."bookingId", line."invoiceId"
          from "client_invoice_line" line where line.live and line."bookingId" = booked.id union all
          select 'driver' as kind, line."bookingId", line."invoiceId"
          from "driver_invoice_line" line where line.live and line."bookingId" = booked.id union all
          select 'insurance' as kind, line."bookingId", line."invoiceId"
          from "insurance_invoice_line" line where line.live and line."bookingId" = booked.id
        ) standing
      ) as invoices from (select distinct "bookingId" as id from changed_rows) booked
    ) noted
    where booking.id = noted.id and booking.invoices is distinct from noted.invoices;
    return null;
  end $$;
create trigger booking_invoices_insert after insert on client_invoice_line referencing new table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_update after update on client_invoice_line referencing new table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_delete after delete on client_invoice_line referencing old table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_insert after insert on driver_invoice_line referencing new table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_update after update on driver_invoice_line referencing new table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_delete after delete on driver_invoice_line referencing old table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_insert after insert on insurance_invoice_line referencing new table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_update after update on insurance_invoice_line referencing new table as changed_rows
  for each statement execute function note_booking_invoices();
create trigger booking_invoices_delete after delete on insurance_invoice_line referencing old table as changed_rows
  for each statement execute function note_booking_invoices();
