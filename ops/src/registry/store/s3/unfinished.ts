import { folderOf } from './manifest.ts';
import type { S3Objects } from '@navette/s3';

const anHour = 3_600_000;

/** Removes files of uploads that never got their manifest, and probes, when they are older than an hour. */
export async function removeUnfinished(objects: S3Objects, now: Date): Promise<void> {
  const published = new Set((await objects.list('manifests/')).map(({ key }) => folderOf(key)));
  const files = await objects.list('files/');
  const left = files.filter(({ key }) => !published.has(key.split('/').slice(1, 3).join('/')));
  const probes = await objects.list('.probe-');
  for (const { key, at } of [...left, ...probes]) if (now.getTime() - at.getTime() > anHour) await objects.remove(key);
}
