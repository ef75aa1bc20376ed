import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePorts } from '@southline/machine/ports';
import { asTypeScript } from '@southline/machine/type-script';
import { eventually } from './eventually.ts';

/** A port of 127.0.0.1 that is free now. */
export const freePort = async (): Promise<number> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
};

/** Variables that a process has beside those of this one. */
type Variables = Readonly<Record<string, string>>;

/** Node's arguments for a TypeScript entry. */
export const sourceArgs = (entry: URL, args: readonly string[] = []) => [...asTypeScript, entry.pathname, ...args];

const withVariables = (env: Variables) => ({ env: { ...process.env, ...env } });

/** A TypeScript entry as a process of its own; its streams are pipes. */
export const spawnSource = (entry: URL, env: Variables, args: readonly string[] = []) =>
  spawn(process.execPath, sourceArgs(entry, args), withVariables(env));

/** Runs a command to its end. Rejects if it fails. */
export const runSource = (entry: URL, env: Variables, args: readonly string[] = []) =>
  promisify(execFile)(process.execPath, sourceArgs(entry, args), withVariables(env));

/** Runs a process that kills itself; its exit code and the signal that ended it. */
export const doomed = (entry: URL, env: Variables, args: readonly string[] = []) =>
  once(spawn(process.execPath, sourceArgs(entry, args), { ...withVariables(env), stdio: 'inherit' }), 'exit');

/** Runs a TypeScript entry as a process of its own and waits until `healthUrl` answers 200. For tests that kill. */
export const startProcess = async (entry: URL, env: Variables, healthUrl: string) => {
  const child = spawn(process.execPath, sourceArgs(entry), {
    ...withVariables(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithTest = () => child.kill('SIGKILL'); // if the test fails before it stops the process
  process.once('exit', endWithTest);
  child.once('exit', () => process.off('exit', endWithTest)).unref();
  await eventually(async () => (await fetch(healthUrl)).ok);
  return {
    /** SIGSTOP pauses the process, SIGCONT resumes it. */
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => child.kill(signal),
    /** Resolves with the exit code and the signal that ended it, as Node reports them. At once if it has ended by itself. */
    end: async (signal: 'SIGKILL' | 'SIGTERM'): Promise<[number | null, string | null]> => {
      if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
      const ended = once(child, 'exit');
      child.kill(signal);
      return (await ended) as [number | null, string | null];
    },
  };
};
