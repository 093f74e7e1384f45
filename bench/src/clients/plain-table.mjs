/**
 * A page that does the least there is to do: fetches the clients and draws the first of them as a plain table, in one go.
 * @param {{ token: string, rows: number }} options
 */
export const plainTable = ({
  token,
  rows,
}) => `<!doctype html><meta charset="utf-8"><title>clients</title><div id="list"></div><script type="module">
  const answer = await fetch('/api/client', { headers: { authorization: 'Bearer ${token}' } });
  const clients = await answer.json();
  const cell = (value) => '<td>' + String(value ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;') + '</td>';
  const row = ({ id, lastname, firstname, fullAddress, tel, mobile, birthday, mcode }) => '<tr>' + [id, lastname, firstname, fullAddress, tel, mobile, birthday, mcode].map(cell).join('') + '</tr>';
  document.querySelector('#list').innerHTML = '<table><tbody>' + clients.slice(0, ${rows}).map(row).join('') + '</tbody></table>';
</script>`;
