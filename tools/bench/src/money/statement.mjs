/** Lines of a bank statement. @typedef {{ certain: number, named: number, others: number }} Mix */

/** Structured communication of a client invoice: twelve digits, the last two the check. @param {number} id */
const ogm = (id) => {
  const base = `1${String(id).padStart(6, '0')}000`;
  return `${base}${String(Number(base) % 97 || 97).padStart(2, '0')}`;
};

const OTHERS = [
  ['Proximus NV', 'Abonnement mobile'],
  ['TotalEnergies', 'Carburant carte 7788'],
  ['Belfius Banque', 'Frais de gestion du compte'],
  ['Garage Delcourt SA', 'Entretien véhicule 1-ABC-234'],
];

/**
 * Adds a statement: payments of open invoices with their structured communication and exact amount, payments that only name the number, and
 * outgoing ones that no rule knows. What is open before is settled, so that the workbench has these lines alone.
 * @param {import('pg').Pool} pool
 * @param {Mix} mix
 */
export async function addStatement(pool, { certain, named, others }) {
  await pool.query(`insert into bank_part ("transactionId", type, date, amount, reason, at, "userName")
    select line.id, 'aside', current_date, line.rest, 'bench', now(), 'bench'
    from (select id, amount - coalesce((select sum(case kind when 'driver' then -amount else amount end) from invoice_payment where "transactionId" = bank_transaction.id), 0)
      - coalesce((select sum(amount) from bank_part where "transactionId" = bank_transaction.id), 0) as rest
      from bank_transaction where "returnOf" is null and id not in (select "returnOf" from bank_transaction where "returnOf" is not null)) line
    where rest <> 0`);
  const count = certain + named;
  const { rows } = await pool.query(
    `with made as (
       insert into client_invoice (id, date, amount, "clientId", status)
       select (select coalesce(max(id), 0) from client_invoice) + n, current_date - 20, 20 + n / 100.0,
         (select id from client order by id offset n % 50 limit 1), 0
       from generate_series(1, $1::integer) n returning id, amount, "clientId")
     select made.id, made.amount, client.lastname || ' ' || client.firstname as name from made join client on client.id = "clientId" order by made.id`,
    [count],
  );
  await pool.query(`update invoice_series set last = (select max(id) from client_invoice) where kind = 'client'`);
  const payments = rows.map(({ id, amount, name }, index) => ({
    amount,
    counterparty: name,
    detail: index < certain ? '' : `Facture ${String(id).padStart(6, '0')} merci`,
    structured: index < certain ? ogm(id) : null,
    ref: index < certain ? null : String(id).padStart(6, '0'),
  }));
  const outgoing = Array.from({ length: others }, (_, index) => {
    const [counterparty, detail] = OTHERS[index % OTHERS.length] ?? [];
    return { amount: -(30 + index), counterparty, detail, structured: null, ref: null };
  });
  await pool.query(
    `insert into bank_transaction (date, amount, counterparty, detail, structured, ref, source, raw, print)
     select current_date - 1, amount, counterparty, detail, structured, ref, 'bench.csv', '', 'bench ' || gen_random_uuid()
     from jsonb_to_recordset($1::jsonb) as line (amount numeric, counterparty text, detail text, structured text, ref text)`,
    [JSON.stringify([...payments, ...outgoing])],
  );
  await pool.query('analyze');
}
