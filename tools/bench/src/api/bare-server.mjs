import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * Baseline HTTP server: reads the request to its end and sends a stored answer. A process of its own, `node bare-server.mjs <answers>`: a JSON file
 * with status, headers and body file of each answer, by encoding, and of the 304. Sends its port to its parent.
 * @type {Record<'br' | 'identity' | 'unchanged', { status: number, headers: Record<string, string>, file: string }>}
 */
const answers = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = {
  br: readFileSync(answers.br.file),
  identity: readFileSync(answers.identity.file),
  unchanged: undefined,
};
const { etag } = answers.unchanged.headers;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const encoding = request.headers['accept-encoding'] === 'br' ? 'br' : 'identity';
    const which = request.headers['if-none-match'] === etag ? 'unchanged' : encoding;
    response.writeHead(answers[which].status, answers[which].headers).end(bytes[which]);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit());
