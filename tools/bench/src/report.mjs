/**
 * One side of a comparison.
 * @typedef {object} Figure
 * @property {number} value Median of the samples, or the one figure there is.
 * @property {'ms' | 'kB' | 'rows' | '%' | 'CLS' | 'actions' | 'clicks' | 'keys' | 'seconds'} unit kB are 1000 bytes; CLS is a layout shift score.
 * @property {number} [p95] Slowest but 5 %, same unit.
 */

/**
 * Measurement of a suite.
 * @typedef {object} Measured
 * @property {string} what
 * @property {Figure} ours
 * @property {Figure} [reference] Baseline measured in the same run, or a fixed limit.
 * @property {string} against Description of the baseline.
 * @property {number} [goal] Maximum ratio to the baseline. Without it the line is informative only.
 * @property {object} [details] Samples or parts behind the figure by name, for the JSON only.
 */

/** @typedef {Measured & { suite: string }} Row */

/** @param {Measured} row */
const ratioOf = ({ ours, reference }) => (reference?.value ? ours.value / reference.value : Number.NaN);

/**
 * Whether the goal is met, at the two decimals that are printed: 1.504 meets a goal of 1.5.
 * @param {Measured} row
 */
const isMet = (row) => row.goal === undefined || Math.round(ratioOf(row) * 100) / 100 <= row.goal;

const heading = ['what', 'ours', 'reference', 'ratio', 'goal', 'met?'];

/**
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function printTable(rows) {
  const lines = rows.map((row) => ({ suite: row.suite, cells: cellsOf(row) }));
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...lines.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const draw = (/** @type {readonly string[]} */ cells) =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  const body = lines.flatMap(({ suite, cells }, index) => [
    ...(suite === lines[index - 1]?.suite ? [] : [rule, suite]),
    draw(cells),
  ]);
  return `\n${[draw(heading), ...body, rule].join('\n')}\n`;
}

/** Numbers are right-aligned. */
const pad = (/** @type {string} */ cell, /** @type {number} */ width, /** @type {number} */ column) =>
  [1, 3, 4].includes(column) ? cell.padStart(width) : cell.padEnd(width);

/** @param {Row} row */
function cellsOf(row) {
  const { what, ours, reference, against, goal } = row;
  const ratio = ratioOf(row);
  return [
    `  ${what}`,
    figure(ours),
    reference ? `${figure(reference)} ${against}` : '',
    Number.isNaN(ratio) ? '–' : ratio.toFixed(2),
    goal === undefined ? '' : `≤ ${goal.toFixed(2)}`,
    goal === undefined ? '' : isMet(row) ? 'yes' : 'NO',
  ];
}

const COUNTS = new Set(['rows', 'actions', 'clicks', 'keys']);

/** @param {Figure} figure */
function figure({ value, unit, p95 }) {
  const digits = COUNTS.has(unit) ? 0 : unit === 'CLS' ? 4 : value < 10 ? 2 : 1;
  return `${value.toFixed(digits)} ${unit}${p95 === undefined ? '' : ` (p95 ${p95.toFixed(digits)})`}`;
}
