/**
 * Baseline page that does the minimum: fetches the rows and renders the first of them as a plain table, at once.
 * @param {{ token: string, path: string, body?: object, columns: readonly string[], rows: number }} options The request (a POST when it has a body),
 * the columns and the number of rendered rows.
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
