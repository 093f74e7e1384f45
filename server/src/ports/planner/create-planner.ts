import { type Environment, settingOf } from '../../kernel/settings.ts';
import { serviceUrl } from '../http/service-settings.ts';
import { createEmbeddedPlanner } from './embedded/embedded-planner.ts';
import type { Planner } from './planner-port.ts';
import { createVroomPlanner, type VroomSettings } from './vroom/vroom-planner.ts';

/** The configured planner: VROOM, whose plans the embedded one completes, or the embedded one alone. */
export const createPlanner = (settings: VroomSettings | undefined): Planner =>
  settings ? createVroomPlanner(settings, createEmbeddedPlanner()) : createEmbeddedPlanner();

/**
 * The planner configured by PLANNER and VROOM_URL; undefined for the embedded one.
 * @throws for an incomplete configuration
 */
export function plannerOf(env: Environment): VroomSettings | undefined {
  const [name, { VROOM_URL: url }] = [settingOf(env, 'PLANNER'), env];
  if (name !== 'embedded' && name !== 'vroom') throw new Error(`PLANNER is embedded or vroom, not ${name}`);
  if (name === 'embedded' && url) throw new Error('VROOM_URL needs PLANNER=vroom');
  if (name === 'embedded') return undefined;
  if (!url) throw new Error('PLANNER=vroom needs VROOM_URL, such as http://vroom:3000');
  return { url: serviceUrl('VROOM_URL', url) };
}
