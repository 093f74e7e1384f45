import { at, intAt, type Random } from './numbers.ts';
import type { PlanState, Snapshot } from './plan-state.ts';
import type { Removals } from './removals.ts';
import type { Repairs } from './repairs.ts';

/**
 * Tries to do without one of the vehicles in use: its requests must find a place in the others. A request counts the more the longer it was left out, so
 * the difficult ones get their places and the easy ones make room (absence counters, Christiaens and Vanden Berghe 2020).
 * @param goOn Asked before each iteration, with its cost.
 * @returns Whether the plan became cheaper than the best; the state holds it then.
 */
export function doWithout(
  { state, removals, repairs, random }: { state: PlanState; removals: Removals; repairs: Repairs; random: Random },
  best: Snapshot,
  temperature: number,
  goOn: () => boolean,
): boolean {
  state.restore(best);
  const { model } = state;
  const used = state.routes.filter(({ length }) => length > 0);
  const dear = used
    .filter(({ vehicle }) => at(model.fixedCost, vehicle) > 0)
    .sort((one, other) => one.length - other.length);
  const victim = dear[Math.floor(random.next() ** 2 * dear.length)];
  if (!victim || used.length < 2) return false;
  for (const { vehicle, length } of state.routes)
    state.closed[vehicle] = Number(length === 0 || vehicle === victim.vehicle);
  state.begin();
  removals.removeRoute(victim);
  const absence = new Float64Array(model.requests).fill(1);
  const absent = () => {
    let total = 0;
    for (let index = 0; index < state.bankSize; index += 1) total += at(absence, intAt(state.bank, index));
    return total;
  };
  const mostAbsent = (request: number) => -at(absence, request);
  repairs.inOrder(mostAbsent, true);
  let cost = state.cost();
  const most = Math.max(3, Math.min(20, Math.floor(model.requests * 0.2)));
  while (cost >= best.cost - 1e-9 && goOn()) {
    const before = absent();
    state.begin();
    const count = 1 + random.below(most);
    if (state.bankSize > 0 && random.next() < 0.7)
      removals.removeAround(intAt(state.bank, random.below(state.bankSize)), count);
    else removals.remove(random.below(4), count);
    if (random.next() < 0.5) repairs.inOrder(mostAbsent, true);
    else repairs.insert(random.below(5), true);
    for (let index = 0; index < state.bankSize; index += 1) {
      const request = intAt(state.bank, index);
      absence[request] = at(absence, request) + 1;
    }
    const after = absent();
    const found = state.cost();
    if (after < before || (after <= before + state.bankSize && found < cost - temperature * Math.log(random.next())))
      cost = found;
    else state.takeBack();
  }
  state.closed.fill(0);
  return cost < best.cost - 1e-9;
}
