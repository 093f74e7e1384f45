import { currentSet } from '../static/registry-files.ts';
import type { Sockets } from './events.ts';
import { rooms } from './rooms.ts';

const lookEvery = 5_000;

/** Tells staff when ops activate another release set. */
export function watchRelease(io: Sockets, registryDir: string): () => void {
  let known = currentSet(registryDir);
  const look = async () => {
    const [before, now] = [await known, await currentSet(registryDir)];
    known = Promise.resolve(now);
    if (now && now !== before) io.to(rooms.staff).emit('release', { set: now });
  };
  const timer = setInterval(() => void look(), lookEvery);
  return () => clearInterval(timer);
}
