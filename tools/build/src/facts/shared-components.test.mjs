import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const shared = join(import.meta.dirname, '../../../../shared/src');

/** @param {string} folder */
const sources = (folder) =>
  readdirSync(join(shared, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/**
 * Live store, saved views and base maps are one for the whole suite and part of the host (its contract grew by each): they call the server that the host
 * came from, whatever remotes run. A remote that shows live data or lists requires a host contract that has them; a map does without streets.
 */
const ofTheHost = [join('realtime', 'live-store'), join('ui', 'table', 'views'), join('ui', 'map', 'base')];

describe('a component of the shared package', () => {
  it.each(['ui', 'i18n', 'realtime', 'router', 'federation'])(
    'calls no operation inside a shared component, so that a remote’s calls are all in its own code: %s',
    (folder) => {
      const callers = sources(folder).filter(
        (file) =>
          !ofTheHost.some((part) => file.startsWith(part)) &&
          /from '[^']*\/api\/(suite-api|suite-queries|create-api|index)\.ts'/.test(
            readFileSync(join(shared, file), 'utf8'),
          ),
      );
      expect(callers).toEqual([]);
    },
  );
});
