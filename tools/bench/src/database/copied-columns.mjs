/**
 * Columns that a copy does not take from its original: a booking is linked to at most one other, and only belongs to the standing order that created
 * it.
 */
const own = ['id', 'archivedAt', 'linkedId', 'seriesId'];

/**
 * Columns of a table that a copied row takes from its original.
 * @param {import('pg').Pool} pool
 * @param {string} table
 * @param {readonly string[]} set Columns that the copy sets itself.
 * @returns {Promise<string>} Quoted, separated by commas.
 */
export async function copiedColumns(pool, table, set) {
  const { rows } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
    [table, [...own, ...set]],
  );
  return String(rows[0]?.list);
}
