import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { inLines } from './lines.ts';
import type { Records } from './records.ts';

const remembered = 40;

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** File of its output. */
  readonly log: string;
  readonly records?: Records;
  readonly onLine?: (line: string) => void;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly error?: string;
}

export interface StopOptions {
  readonly graceMs?: number;
  readonly signal?: NodeJS.Signals;
}

/**
 * A long-running process in its own process group: a terminal's Ctrl-C reaches only the supervisor, which stops them in
 * order. Its output goes to `log`; `onLine` gets each line as well.
 */
export const startChild = ({ name, command, args, cwd, env, log, records, onLine }: ChildOptions) => {
  mkdirSync(dirname(log), { recursive: true });
  // Opened before the process starts: a process that ends at once may remove its folder before a stream opens the file.
  const file = createWriteStream(log, { fd: openSync(log, 'a') });
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  const tail: string[] = [];
  let exit: Exit | undefined;
  if (pid !== undefined) records?.process(name, pid);

  for (const stream of [child.stdout, child.stderr]) {
    const { take } = inLines((line) => {
      tail.push(line);
      if (tail.length > remembered) tail.shift();
      onLine?.(line);
    });
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      file.write(chunk);
      take(chunk);
    });
  }

  const ended = new Promise<Exit>((resolve) => {
    const end = (how: Exit) => {
      if (exit) return;
      exit = how;
      if (pid !== undefined) records?.forget(pid);
      file.end();
      resolve(how);
    };
    child.once('error', (error) => end({ code: 127, signal: null, error: error.message }));
    child.once('close', (code, signal) => end({ code, signal }));
  });

  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    if (!exit) child.kill(signal);
  };

  return {
    name,
    pid,
    /** How the process ended; undefined while it runs. */
    get exit() {
      return exit;
    },
    ended,
    tail: () => tail.join('\n'),
    kill,
    stop: async ({ graceMs = 15_000, signal = 'SIGTERM' }: StopOptions = {}) => {
      kill(signal);
      const patience = setTimeout(() => kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(patience);
      return ended;
    },
  };
};

export type Child = ReturnType<typeof startChild>;

/** Why a process ended, in words. */
export const reasonOf = ({ code, signal, error }: Exit) =>
  error ? `could not be started: ${error}` : signal ? `ended by ${signal}` : `ended with code ${code}`;
