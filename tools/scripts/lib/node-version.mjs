// Imported first: an older Node would fail with a syntax error somewhere in another module.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Navette requires Node 20.19 or later, not ${process.version}.\n`);
  process.exit(1);
}
