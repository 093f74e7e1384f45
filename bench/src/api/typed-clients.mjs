/**
 * What somebody types to find a client, taken from the clients who are there.
 * @param {import('pg').Pool} pool
 * @returns {Promise<Record<string, string>>} By kind of what is typed.
 */
export async function typedClients(pool) {
  const { rows } = await pool.query(
    `select firstname, lastname, mobile, ssn, city from client
     where lastname ~ '^[A-Z][a-z]{5,}$' and firstname ~ '[éèëïç]' and mobile like '+324%' and ssn is not null order by md5(id::text) limit 1`,
  );
  const { firstname, lastname, mobile, ssn, city } = rows[0] ?? {};
  return {
    'one letter': lastname.slice(0, 1),
    'two letters': lastname.slice(0, 2),
    'half a name': lastname.slice(0, 4),
    'the end of a name': lastname.slice(-4),
    'both names': `${lastname} ${firstname}`,
    'both names, begun': `${firstname.slice(0, 3)} ${lastname.slice(0, 3)}`,
    accents: firstname,
    'name and town': `${lastname} ${city}`,
    'a word of half the streets': 'rue',
    'phone, begun': `0${mobile.slice(3, 8)}`,
    phone: `0${mobile.slice(3)}`,
    'national number, begun': ssn.slice(0, 8),
    'national number': ssn,
    nobody: 'xyzzyx',
  };
}
