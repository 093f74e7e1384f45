import type { PlanProblem, PlanSolution } from '@navette/shared/plan';
import { doWithout } from './fewer-vehicles.ts';
import { toModel } from './model.ts';
import { at, intAt, Random } from './numbers.ts';
import { PlanState, type Snapshot } from './plan-state.ts';
import { Removals } from './removals.ts';
import { Repairs } from './repairs.ts';
import { toSequences, toSolution } from './solution.ts';

/** Course and end of a search. */
export interface SearchOptions {
  /** The same seed and the same number of iterations give the same plan. */
  readonly seed: number;
  /** Most iterations. Without it only `passed` ends the search. */
  readonly iterations?: number;
  /** Share of its time that has passed, asked every few iterations; the search ends at 1, and the last annealing with it. */
  readonly passed?: () => number;
  /** Plan from which the search starts. What it cannot keep of it is planned anew. */
  readonly start?: PlanSolution | undefined;
}

export interface SearchResult {
  readonly solution: PlanSolution;
  /** Cost by the prices of the problem; Infinity when a request that must be carried is not. */
  readonly cost: number;
  readonly iterations: number;
}

const askEvery = 16;
/** Iterations of the first annealing; each later one takes twice as many and begins at the best plan. */
const firstCycle = 2000;
/** Temperatures of an annealing, as shares of the average cost of a request. */
const hot = 0.6;
const cold = 0.002;

/**
 * Plans by adaptive large neighbourhood search (Ropke and Pisinger 2006): takes some requests out of their routes and inserts them anew, and keeps what is
 * better or, the more rarely the longer it lasts, a little worse. In between it tries to do without a vehicle.
 */
export function searchPlan(problem: PlanProblem, options: SearchOptions): SearchResult {
  return new Search(problem, options).run();
}

class Search {
  private readonly state: PlanState;
  private readonly random: Random;
  private readonly removals: Removals;
  private readonly repairs: Repairs;
  private readonly removalWeights: Weights;
  private readonly repairWeights: Weights;
  private readonly best: Snapshot;
  private iterations = 0;
  private ended = false;

  private readonly options: SearchOptions;

  constructor(problem: PlanProblem, options: SearchOptions) {
    this.options = options;
    const model = toModel(problem);
    this.state = new PlanState(model);
    this.random = new Random(options.seed);
    this.removals = new Removals(this.state, this.random);
    this.repairs = new Repairs(this.state, this.random);
    this.removalWeights = new Weights(this.removals.ways.length, this.random);
    this.repairWeights = new Weights(this.repairs.ways.length, this.random);
    if (options.start)
      toSequences(model, options.start).forEach((elements, vehicle) => this.state.load(vehicle, elements));
    this.best = this.state.snapshot();
  }

  run(): SearchResult {
    const { state } = this;
    state.begin();
    this.repairs.insert(3, false);
    if (state.cost() < this.best.cost) state.saveTo(this.best);
    const priced = state.model.fixedCost.some((cost) => cost > 0);
    for (let length = firstCycle; this.canImprove() && !this.isOver(); length *= 2) {
      const left = this.left();
      // A cycle that is cut off while it is hot finds nothing.
      if (left < 2 * length) length = Math.max(askEvery, left);
      this.anneal(length);
      if (priced) this.useFewer(length);
    }
    return { solution: toSolution(state, this.best), cost: this.trueCost(), iterations: this.iterations };
  }

  /** Whether there is anything to choose. */
  private canImprove(): boolean {
    return this.state.model.fit.some((cost) => cost < Infinity);
  }

  /** Tries to do without vehicles until one attempt fails. */
  private useFewer(length: number): void {
    const { state, removals, repairs, random } = this;
    for (let isFewer = true; isFewer && !this.isOver();) {
      let left = length / 2;
      const goOn = () => (left -= 1) >= 0 && this.next();
      isFewer = doWithout({ state, removals, repairs, random }, this.best, cold * this.priceOfRequest(), goOn);
      if (isFewer) state.saveTo(this.best);
    }
  }

  private anneal(length: number): void {
    const { state, random, best } = this;
    state.restore(best);
    const price = this.priceOfRequest();
    const cooling = (cold / hot) ** (1 / length);
    const most = Math.min(state.model.requests, 40, Math.max(10, Math.ceil(state.model.requests * 0.3)));
    let temperature = hot * price;
    let cost = best.cost;
    for (let count = 0; count < length && this.next(); count += 1) {
      temperature *= cooling;
      const removal = this.removalWeights.choose();
      const repair = this.repairWeights.choose();
      state.begin();
      this.removals.remove(removal, 1 + Math.floor(random.next() ** 3 * most));
      // The vehicle that loses its route would be the cheapest for it again: another gets its turn.
      const { emptied } = this.removals;
      const isClosed = emptied >= 0 && random.next() < 0.5;
      if (isClosed) state.closed[emptied] = 1;
      this.repairs.insert(repair, random.next() < 0.1);
      if (isClosed) state.closed[emptied] = 0;
      const found = state.cost();
      const isBest = found < best.cost - 1e-9;
      const score = isBest ? 10 : found < cost - 1e-9 ? 3 : 0;
      if (isBest) state.saveTo(best);
      if (found < cost - temperature * Math.log(random.next())) cost = found;
      else state.takeBack();
      this.removalWeights.learn(removal, score);
      this.repairWeights.learn(repair, score);
    }
  }

  /** Average cost of a request in the best plan, without what does not change with its way. */
  private priceOfRequest(): number {
    const { state } = this;
    const { model } = state;
    let total = 0;
    let count = 0;
    for (const route of state.routes) {
      if (route.length > 0) total += route.cost - at(model.fixedCost, route.vehicle);
      for (let index = 0; index < route.length; index += 1) count += 1 - (intAt(route.elements, index) % 2);
    }
    if (count > 0) return total / count;
    const optional = model.unassigned.filter((one) => one < model.outweighing);
    return optional.reduce((sum, one) => sum + one, 1) / Math.max(1, optional.length);
  }

  /** Counts an iteration; false when the search is over. */
  private next(): boolean {
    if (this.isOver()) return false;
    this.iterations += 1;
    return true;
  }

  private isOver(): boolean {
    const { iterations = Infinity } = this.options;
    this.ended ||= this.iterations >= iterations || (this.iterations % askEvery === 0 && this.passed() >= 1);
    return this.ended;
  }

  private passed(): number {
    const { iterations = Infinity, passed } = this.options;
    return Math.max(passed?.() ?? 0, this.iterations / Math.max(1, iterations));
  }

  /** Iterations for which there is time yet, as fast as so far. */
  private left(): number {
    const passed = this.passed();
    return this.iterations > 0 && passed > 0 ? Math.ceil((this.iterations * (1 - passed)) / passed) : Infinity;
  }

  private unassigned(): number[] {
    const carried = new Set(this.best.elements.flatMap((sequence) => Array.from(sequence, (element) => element >> 1)));
    return this.state.model.problem.requests.flatMap((_, request) => (carried.has(request) ? [] : [request]));
  }

  private trueCost(): number {
    const { requests } = this.state.model.problem;
    return this.unassigned().some((request) => requests[request]?.unassigned === Infinity) ? Infinity : this.best.cost;
  }
}

/** Iterations after which weights follow the scores. */
const segment = 100;
const reaction = 0.2;

/** Chooses among ways by how well they did (Ropke and Pisinger 2006). */
class Weights {
  private readonly weight: Float64Array;
  private readonly score: Float64Array;
  private readonly uses: Int32Array;
  private count = 0;

  private readonly random: Random;

  constructor(ways: number, random: Random) {
    this.random = random;
    this.weight = new Float64Array(ways).fill(1);
    this.score = new Float64Array(ways);
    this.uses = new Int32Array(ways);
  }

  choose(): number {
    let left = this.random.next() * this.weight.reduce((total, one) => total + one, 0);
    for (let way = 0; way < this.weight.length; way += 1) {
      left -= at(this.weight, way);
      if (left < 0) return way;
    }
    return this.weight.length - 1;
  }

  /** Scores the way of an iteration. */
  learn(way: number, score: number): void {
    this.score[way] = at(this.score, way) + score;
    this.uses[way] = intAt(this.uses, way) + 1;
    this.count += 1;
    if (this.count % segment > 0) return;
    for (let one = 0; one < this.weight.length; one += 1) {
      const uses = intAt(this.uses, one);
      if (uses > 0)
        this.weight[one] = Math.max(
          0.2,
          (1 - reaction) * at(this.weight, one) + (reaction * at(this.score, one)) / uses,
        );
    }
    this.score.fill(0);
    this.uses.fill(0);
  }
}
