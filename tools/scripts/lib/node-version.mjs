// Imported before anything that needs it: an older Node would end with an error of its own in the middle of some module.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Navette needs Node 20.19 or later; this is ${process.version}.\n`);
  process.exit(1);
}
