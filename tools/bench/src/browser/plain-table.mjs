/**
 * A page that does the least there is to do: fetches the rows and draws the first of them as a plain table, in one go.
 * @param {{ token: string, path: string, body?: object, columns: readonly string[], rows: number }} options The call (a POST when it has a body), the columns and how many rows are drawn.
 */
export const plainTable = ({
  token,
  path,
  body,
  columns,
  rows,
}) => `<!doctype html><meta charset="utf-8"><title>rows</title><div id="list"></div><script type="module">
  const answer = await fetch('${path}', {
    headers: { authorization: 'Bearer ${token}', 'content-type': 'application/json' },
    ...${body ? JSON.stringify({ method: 'POST', body: JSON.stringify(body) }) : '{}'},
  });
  const all = await answer.json();
  const cell = (value) => '<td>' + String(value ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;') + '</td>';
  const row = (one) => '<tr>' + ${JSON.stringify(columns)}.map((name) => cell(one[name])).join('') + '</tr>';
  document.querySelector('#list').innerHTML = '<table><tbody>' + all.slice(0, ${rows}).map(row).join('') + '</tbody></table>';
</script>`;
