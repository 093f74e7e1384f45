/**
 * node deploy/try-image.mjs: builds the images of a built checkout and runs them: the remotes publish themselves into a folder, the server answers them, a sign-in, one booking, a
 * clean stop. As root on Debian, with
 * apt-get install mmdebstrap buildah podman runc. The base is a minimal Debian with this Node, so that no registry is asked. The container has no network:
 * it reaches the database by a socket, and the requests run inside it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const place = mkdtempSync(join(tmpdir(), 'navette-image-'));
chmodSync(place, 0o755);
const env = { ...process.env, STORAGE_DRIVER: 'vfs' };
const names = {
  base: 'localhost/navette-base',
  image: 'localhost/navette-server',
  registry: 'localhost/navette-registry',
  container: `navette-${process.pid}`,
};
const say = (/** @type {string} */ message) => process.stdout.write(`${message}\n`);
const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  execFileSync(command, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const podman = (/** @type {string[]} */ ...args) => run('podman', '--runtime', 'runc', ...args);

/** Requests made inside the container: readiness, sign-in, a booking of a demo patient. */
const visit = `
const url = 'http://127.0.0.1:8080';
const call = async (path, body, token) => {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: 'Bearer ' + token }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(path + ': ' + answer.status + ' ' + (await answer.text()));
  return answer.json();
};
const ready = async () => (await fetch(url + '/readyz').catch(() => ({ ok: false }))).ok || (await new Promise((done) => setTimeout(done, 500)), ready());
await ready();
const { token } = await call('/auth/adminlogin', { email: 'dispatch@navette.example', password: 'navette-demo' });
const first = async (path) => (await call(path, undefined, token))[0].id;
const [driverId, clientId, destinationId] = [await first('/api/driver'), await first('/api/client'), await first('/api/destination')];
const { insertId } = await call('/service/booking/addRecursive', {
  driverId, clientId, destinationId, type: 'to', ap_time: '10:00', pick_address: 'Rue Neuve 3, 1000 Bruxelles', dates: ['2031-03-04'],
}, token);
const { remotes } = (await call('/release/current', undefined, token)).set;
console.log('uid ' + process.getuid() + ', booking ' + insertId + ', remotes ' + Object.keys(remotes).join(' '));
`;

/** Database for the server under test alone. */
const database = spawn(process.execPath, [join(root, 'server/dist/server.mjs')], {
  env: { ...process.env, DATA_DIR: place, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
try {
  const context = join(place, 'context');
  run(process.execPath, join(root, 'deploy/collect.mjs'), join(context, 'app'));
  mkdirSync(join(context, 'deploy'));
  copyFileSync(join(root, 'deploy/Containerfile'), join(context, 'deploy/Containerfile'));
  const base = join(place, 'base');
  mkdirSync(base);
  run('mmdebstrap', '--variant=minbase', 'bookworm', join(base, 'root.tar'));
  copyFileSync(realpathSync(process.execPath), join(base, 'node'));
  writeFileSync(join(base, 'Containerfile'), 'FROM scratch\nADD root.tar /\nCOPY node /usr/local/bin/node\n');
  const build = ['bud', '--isolation=chroot', '--format', 'docker'];
  run('buildah', ...build, '--tag', names.base, base);
  const made = ['--build-arg', `BASE=${names.base}`, '--file', join(context, 'deploy/Containerfile')];
  run('buildah', ...build, ...made, '--target', 'registry', '--tag', names.registry, context);
  run('buildah', ...build, ...made, '--tag', names.image, context);
  for (const image of [names.registry, names.image])
    say(`Built ${image}: ${run('buildah', 'images', '--format', '{{.Size}}', image).trim()}.`);

  // Split at spaces as a shell does; no argument contains one.
  const confined = '--network=none --read-only --cap-drop=ALL --ulimit nofile=1024:1024 --ulimit nproc=1024:1024';
  const confinedWith = (/** @type {string} */ more) => `${confined} ${more}`.split(/\s+/);
  const registry = join(place, 'registry');
  mkdirSync(registry);
  chmodSync(registry, 0o777);
  const withRegistry = `--volume ${registry}:/registry --env REGISTRY_DIR=/registry`;
  for (const time of ['first', 'second'])
    say(
      `The remotes, for the ${time} time:\n${podman('run', '--rm', ...confinedWith(withRegistry), names.registry).trim()}`,
    );

  await new Promise((done) => database.once('message', done));
  // Only the socket is readable by the container's account, not the data beside it.
  chmodSync(join(place, 'postgres'), 0o755);
  chmodSync(join(place, 'postgres/.s.PGSQL.5432'), 0o777);
  const settings = {
    DATABASE_URL: 'postgresql://navette@/postgres?host=/database',
    NAVETTE_DEMO: '1',
    NAVETTE_DEMO_IN_PRODUCTION: 'anybody-may-sign-in',
    NAVETTE_SIMULATOR: '0',
  };
  const own = `--detach --name ${names.container} --volume ${place}/postgres:/database --tmpfs /data:rw,mode=1777`;
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  podman('run', ...confinedWith(`${withRegistry} ${own}`), ...variables, names.image);
  say(podman('exec', names.container, 'node', '--input-type=module', '--eval', visit).trim());
  say(
    `The schema by its own command: ${podman('exec', names.container, 'node', '/app/server/dist/server.mjs', 'migrate').trim()}`,
  );
  podman('stop', '--time', '40', names.container);
  const code = podman('inspect', '--format', '{{.State.ExitCode}}', names.container).trim();
  if (code !== '0') throw new Error(`The server ended with ${code}`);
  say('Stopped cleanly.');
} catch (error) {
  say(String(error));
  say(podmanLogs());
  process.exitCode = 1;
} finally {
  database.kill('SIGTERM');
  await new Promise((done) => (database.exitCode === null ? database.once('exit', done) : done(undefined)));
  try {
    podman('rm', '--force', names.container);
  } catch {
    // The container never started.
  }
  rmSync(place, { recursive: true, force: true });
}

function podmanLogs() {
  try {
    return podman('logs', '--tail', '20', names.container);
  } catch {
    return '';
  }
}
