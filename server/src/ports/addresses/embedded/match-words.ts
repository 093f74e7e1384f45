/**
 * How well typed words fit a name: every typed word must begin a word of it.
 * @returns 0 when one does not; else more the closer: whole words, the name's order and its beginning count.
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
