import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const remembered = 40;

/**
 * A long-running process in a group of its own (a terminal's Ctrl-C reaches the supervisor alone, which ends them in
 * order). Its output goes to `log`; `onLine` sees each line as well.
 */
export const startChild = ({ name, command, args, cwd, env, log, records, onLine }) => {
  mkdirSync(dirname(log), { recursive: true });
  // Opened at once: the folder of a process that ends at once may be gone before a stream would have opened it.
  const file = createWriteStream(log, { fd: openSync(log, 'a') });
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const tail = [];
  const handle = { name, pid: child.pid, exit: undefined, tail: () => tail.join('\n') };
  if (child.pid !== undefined) records?.process(name, child.pid);

  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => {
      file.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        tail.push(line);
        if (tail.length > remembered) tail.shift();
        onLine?.(line);
      }
    });
  }

  handle.ended = new Promise((resolve) => {
    const end = (exit) => {
      if (handle.exit) return;
      handle.exit = exit;
      if (child.pid !== undefined) records?.forget(child.pid);
      file.end();
      resolve(exit);
    };
    child.once('error', (error) => end({ code: 127, signal: null, error: error.message }));
    child.once('close', (code, signal) => end({ code, signal }));
  });

  handle.kill = (signal = 'SIGKILL') => {
    if (!handle.exit) child.kill(signal);
  };
  handle.stop = async ({ graceMs = 15_000, signal = 'SIGTERM' } = {}) => {
    handle.kill(signal);
    const patience = setTimeout(() => handle.kill('SIGKILL'), graceMs);
    const exit = await handle.ended;
    clearTimeout(patience);
    return exit;
  };
  return handle;
};

/** Why a process ended, in words. */
export const reasonOf = ({ code, signal, error }) =>
  error ? `could not be started: ${error}` : signal ? `ended by ${signal}` : `ended with code ${code}`;
