/* One SQL statement per kind of wallet that returns the same as the API: rows by payer with their sums, in the same order. Parameters: first day,
   last day, fee up to 10 km and fee of each further km of the organisation. */

/** @param {string} lines Table of the lines of active invoices. */
const inWallet = (lines) => `booking.status = 1 and booking."archivedAt" is null and booking.ap_date between $1 and $2
  and not exists (select from ${lines} line where line."bookingId" = booking.id and line.live)`;

const bothWays = `booking.type = 'to' and coalesce(booking.back, false)`;

/** Price stored with the distance. */
const storedPrice = `(case when ${bothWays}
  then coalesce(booking.distance #>> '{totals,total,price}', booking.distance #>> '{totals,to,price}')
  else booking.distance #>> array['totals', booking.type, 'price'] end)::numeric`;

const isFixed = `coalesce(booking."mutualAmount", 0) > 0`;
const ways = `case when not ${isFixed} and ${bothWays} then 2 else 1 end`;
const share = `round(coalesce(booking."mutualPatientAmount", 0), 2) * ${ways}`;
const gross = `case when ${isFixed} then round(booking."mutualAmount", 2) when coalesce(booking."mutualDistance", 0) > 0
  then ${ways} * (coalesce(booking.min10km, insurance.min10km, $3::numeric)
    + round(coalesce(booking.plus10km, insurance.plus10km, $4::numeric) * greatest(0, ceil(booking."mutualDistance") - 10), 2)) else 0 end`;

const driver = `
  with line as (
    select booking."driverId", booking.waitprice, booking.ticket_price, booking.commission,
      round(coalesce(booking.price_driver, ${storedPrice}, 0), 2) as price
    from booking where ${inWallet('driver_invoice_line')} and $3::numeric is not null and $4::numeric is not null)
  select driver.id, driver.lastname, driver.firstname, count(*)::int as bookings, sum(line.price + coalesce(line.waitprice, 0)) as amount,
    sum(round((line.price + coalesce(line.waitprice, 0)) * coalesce(line.commission, 0) / 100, 2)) as commission, sum(line.price) as price,
    coalesce(sum(line.waitprice), 0) as waitprice, coalesce(sum(line.ticket_price), 0) as ticket_price
  from line join driver on driver.id = line."driverId"
  group by driver.id order by driver.lastname collate "fr-x-icu", driver.firstname collate "fr-x-icu", driver.id`;

const client = `
  with line as (
    select booking."clientId", booking.waitprice, booking.ticket_price,
      coalesce(booking.factuur, false) or coalesce(booking."factuurDriver", false)
        or (booking."insuranceId" is not null and coalesce(booking."noMutIntervention", false)) as factuur,
      case when booking."insuranceId" is null then round(coalesce(booking.price, ${storedPrice}, 0), 2)
        when booking."noMutIntervention" then ${gross} else ${share} end as price
    from booking left join insurance on insurance.id = booking."insuranceId"
    where ${inWallet('client_invoice_line')})
  select client.id, client.lastname, client.firstname, count(*)::int as bookings, line.factuur, sum(line.price) as price,
    coalesce(sum(line.waitprice), 0) as waitprice, coalesce(sum(line.ticket_price), 0) as ticket_price
  from line join client on client.id = line."clientId"
  group by client.id, line.factuur
  order by line.factuur desc, client.lastname collate "fr-x-icu", client.firstname collate "fr-x-icu", client.id`;

const insurance = `
  select insurance.id, insurance.name, count(*)::int as bookings, sum(${gross}) as amount, sum(${share}) as "patientAmount"
  from booking join insurance on insurance.id = booking."insuranceId"
  where ${inWallet('insurance_invoice_line')} and not coalesce(booking."noMutIntervention", false)
  group by insurance.id order by insurance.name collate "fr-x-icu"`;

/** By kind. */
export const bareWallets = { driver, client, insurance };
