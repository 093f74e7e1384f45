/**
 * @param {import('pg').Pool} pool
 * @param {readonly number[]} ids Bookings to change in turn.
 * @returns {() => Promise<void>} Really changes one of them, so that its day has to be looked at again.
 */
export function changer(pool, ids) {
  let count = 0;
  return async () => {
    count += 1;
    const { rowCount } = await pool.query('update booking set comment = $1 where id = $2', [`Changed ${count}`, ids[count % ids.length]]);
    if (rowCount !== 1) throw new Error('the booking to change is not there');
  };
}
