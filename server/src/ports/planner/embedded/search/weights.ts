import { at, intAt, type Random } from './numbers.ts';

/** Iterations after which weights follow the scores. */
const segment = 100;
const reaction = 0.2;

/** Chooses among ways by how well they did (Ropke and Pisinger 2006). */
export class Weights {
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
