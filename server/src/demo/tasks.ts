import { addDays, type IsoDate } from '@navette/shared/domain';
import { createPushIds } from '../live/push-id.ts';
import type { NewRow } from '../db/types.ts';
import { demoAccounts } from './users.ts';

type Role = (typeof demoAccounts)[number]['role'];

interface DemoTask extends Pick<NewRow<'task'>, 'status' | 'title' | 'time' | 'comment'> {
  /** Days from today. */
  readonly inDays: number;
  readonly by: Role;
  readonly assigned: readonly Role[];
}

/** Oldest first. */
const tasks: readonly DemoTask[] = [
  {
    status: 'done',
    inDays: -2,
    title: 'Badge du parking de la clinique remis aux chauffeurs',
    by: 'super',
    assigned: ['dispatch', 'admin'],
  },
  {
    status: 'needs-review',
    inDays: -1,
    title: 'Liste des véhicules pour chaise roulante',
    comment: 'Il manque deux plaques. Merci de relire.',
    by: 'dispatch',
    assigned: ['admin'],
  },
  {
    status: 'in-progress',
    inDays: 0,
    title: 'Certificat de M. Peeters : demander l’original',
    by: 'dispatch',
    assigned: ['admin'],
  },
  {
    status: 'on-hold',
    inDays: 1,
    time: '09:30',
    title: 'Dialyseritten van woensdag een half uur later plannen',
    comment: 'Zie de mail van het dialysecentrum.',
    by: 'admin',
    assigned: ['dispatch'],
  },
  {
    status: 'on-hold',
    inDays: 0,
    time: '17:00',
    title: 'Rappeler l’hôpital de jour pour le retour de Mme Verhaegen',
    by: 'super',
    assigned: ['dispatch'],
  },
];

const idOf = (role: Role): number => demoAccounts.findIndex((account) => account.role === role) + 1;

/** Tasks of the office around today, with their assignees. */
export function makeTasks(
  now: Date,
  today: IsoDate,
): { readonly tasks: readonly NewRow<'task'>[]; readonly assigned: readonly NewRow<'task_user'>[] } {
  const key = createPushIds(() => now);
  const made = tasks.map(({ inDays, by, assigned, time = null, comment = null, ...task }) => ({
    assigned,
    row: { ...task, id: key(), date: addDays(today, inDays), time, comment, authorId: idOf(by) },
  }));
  return {
    tasks: made.map(({ row }) => row),
    assigned: made.flatMap(({ row, assigned }) => assigned.map((role) => ({ taskId: row.id, userId: idOf(role) }))),
  };
}
