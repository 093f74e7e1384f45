/** Columns of a copy that are its own: a booking is linked to one other at most, and belongs to no standing order it was not made by. */
const own = ['id', 'archivedAt', 'linkedId', 'seriesId'];

/**
 * The columns of a table that a copied row takes from its original.
 * @param {import('pg').Pool} pool
 * @param {string} table
 * @param {readonly string[]} set Columns that the copy sets by itself.
 * @returns {Promise<string>} Quoted, with commas between them.
 */
export async function copiedColumns(pool, table, set) {
  const { rows } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
    [table, [...own, ...set]],
  );
  return String(rows[0]?.list);
}
