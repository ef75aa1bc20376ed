import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Running commands, so that an interrupted run can stop them. */
const running = new Map<ChildProcess, (signal: NodeJS.Signals) => void>();

const endGroup = (pid: number | undefined, signal: NodeJS.Signals) => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended.
  }
};

/** Asks the process to end and kills it after five seconds. Resolves when it has ended. */
const endOne = (child: ChildProcess, end: (signal: NodeJS.Signals) => void, signal: NodeJS.Signals = 'SIGTERM') => {
  const gone = new Promise((resolve) => child.once('close', resolve));
  end(signal);
  const patience = setTimeout(() => end('SIGKILL'), 5000);
  return gone.then(() => clearTimeout(patience));
};

/** Ends all running commands. */
export const endRunning = async (signal?: NodeJS.Signals) => {
  await Promise.all([...running].map(([child, end]) => endOne(child, end, signal)));
};

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly show?: (text: string) => void;
  readonly keep?: number;
  readonly stdio?: StdioOptions;
  /** The standard input of the command. */
  readonly input?: string;
  readonly group?: boolean;
  /** Ends this command when it aborts. */
  readonly until?: AbortSignal | undefined;
}

export interface Ran {
  readonly code: number;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/**
 * Runs a command to its end. `output` is both streams, the last `keep` characters. `show` prints the output immediately.
 * `group` stops its child processes with it.
 */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env, show, keep = 200_000, stdio, input, group = false, until }: RunOptions = {},
) =>
  new Promise<Ran>((resolve) => {
    const streams: StdioOptions = stdio ?? [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env, detached: group, stdio: streams });
    child.stdin?.end(input);
    const end = (signal: NodeJS.Signals) => (group ? endGroup(child.pid, signal) : child.kill(signal));
    const stopNow = () => void endOne(child, end);
    running.set(child, end);
    until?.addEventListener('abort', stopNow, { once: true });
    let output = '';
    const take = (chunk: Buffer) => {
      output = (output + chunk).slice(-keep);
      show?.(String(chunk));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, signal: null, output: `${output}${error.message}` });
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      until?.removeEventListener('abort', stopNow);
      // Ends child processes that the command has left running.
      if (group) endGroup(child.pid, 'SIGKILL');
      resolve({ code: code ?? 1, signal, output });
    });
  });

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Full paths of a program in all folders of PATH that have it. */
export const everyOnPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .filter(isProgram);

/** Full path of the first of these programs that PATH has. */
export const onPath = (...names: string[]) => names.flatMap(everyOnPath)[0];
