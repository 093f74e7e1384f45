import * as z from 'zod';
import { type PinnedRemote, pinnedRemoteSchema, type ReleaseEnvelope, releaseEnvelopeSchema } from './release-set.ts';
import { type RunningAnswer, runningReleaseSchema } from './running-release.ts';
import type { ShapeOf, Shapes } from './shape.ts';

/** Shapes of what a browser reads of a release. */
export interface ReleaseShapes {
  readonly running: ShapeOf<RunningAnswer>;
  readonly envelope: ShapeOf<ReleaseEnvelope>;
  readonly pinned: ShapeOf<PinnedRemote>;
  /** Shapes that the others refer to by name. */
  readonly shapes: Shapes;
}

const whole = z.strictObject({
  running: runningReleaseSchema,
  envelope: releaseEnvelopeSchema,
  pinned: pinnedRemoteSchema,
});

const { properties, $defs = {} } = z.toJSONSchema(whole, { io: 'input', reused: 'ref' });
const shapes = Object.fromEntries(Object.entries($defs).map(([name, shape]) => [`#/$defs/${name}`, shape]));

/** The schemas of releases as data, computed by the bundler, so that zod is not needed to read a release. Rules over several properties are not in them. */
export default { ...properties, shapes };
