// Plain JavaScript on purpose: it must run on any Node to say which one is needed.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`Node 24 is needed, this is ${process.version}. Run "npm ci" first, or install Node 24.`);
  process.exit(1);
}
