// node -e <this file> <JSON of [name, address, port]>   what a process may do inside its container, as JSON
// It runs in containers without this clone and without a shell, so it is one file of plain JavaScript.
const { readFileSync, writeFileSync } = require('node:fs');
const { connect } = require('node:net');

const status = readFileSync('/proc/self/status', 'utf8');
const field = (name) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];

const isWritable = (folder) => {
  try {
    writeFileSync(`${folder}/written`, '');
    return true;
  } catch {
    return false;
  }
};

/** The default route has the destination 0. */
const hasDefaultRoute = () =>
  readFileSync('/proc/net/route', 'utf8')
    .split('\n')
    .some((line) => line.split('\t')[1] === '00000000');

const answers = ([, host, port]) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const end = (reached) => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', () => end(true));
    // A refused connection has reached the other container.
    socket.once('error', ({ code }) => end(code === 'ECONNREFUSED'));
    socket.once('timeout', () => end(false));
  });

const main = async () => {
  const targets = JSON.parse(process.argv[1]);
  const reached = await Promise.all(targets.map(answers));
  const found = {
    written: ['/', '/app', '/etc', '/usr/local/bin', '/run/southline'].filter(isWritable),
    capabilities: field('CapEff'),
    noNewPrivileges: field('NoNewPrivs'),
    leadsOutside: hasDefaultRoute(),
    reached: targets.filter((_, index) => reached[index]).map(([name]) => name),
  };
  process.stdout.write(JSON.stringify(found));
};

main();
