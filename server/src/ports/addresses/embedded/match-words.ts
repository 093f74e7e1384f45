/**
 * Score of typed words for a name: every typed word must be a prefix of one of its words.
 * @returns 0 when one is not; else higher for whole words, the name's order and its beginning
 */
export function matchWords(typed: readonly string[], name: readonly string[]): number {
  if (typed.length === 0) return 0;
  let score = 0;
  let previous = -1;
  for (const [index, word] of typed.entries()) {
    const at = name.findIndex((candidate) => candidate.startsWith(word));
    if (at < 0) return 0;
    score += name[at] === word ? 3 : 2;
    if (at === previous + 1) score += 1;
    if (index === 0 && at === 0) score += 2;
    previous = at;
  }
  return score + typed.length / Math.max(name.length, 1);
}
