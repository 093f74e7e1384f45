/**
 * Section of the changelog about a version.
 * @param {string} changelog The whole CHANGELOG.md.
 * @param {string} version
 * @returns {string | undefined} The text below its heading; nothing when there is no heading or no text.
 */
export function sectionOf(changelog, version) {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('## ') && line.slice(3).trim().split(/\s/)[0] === version);
  if (start === -1) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => /^##? /.test(line));
  const text = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  const said = text.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return said.length === 0 ? undefined : text.join('\n').trim();
}
