import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The least a server can do: reads the request to its end and sends bytes it has. A process of its own, `node bare-server.mjs <plain file>
 * <brotli file> <etag>`; says its port to its parent.
 */
const [plainFile = '', brotliFile = '', etag = ''] = process.argv.slice(2);
const forms = { br: readFileSync(brotliFile), identity: readFileSync(plainFile) };

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end();
      return;
    }
    const encoding = request.headers['accept-encoding'] === 'br' ? 'br' : 'identity';
    const bytes = forms[encoding];
    response.writeHead(200, { etag, 'content-type': 'application/json; charset=utf-8', 'content-encoding': encoding, 'content-length': bytes.length }).end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit());
