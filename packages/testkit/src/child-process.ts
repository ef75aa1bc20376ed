import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '@southline/machine/ports';
import { asTypeScript } from '@southline/machine/type-script';
import { eventually } from './eventually.ts';

export { asTypeScript };

/** A port of 127.0.0.1 that is free now. */
export const freePort = async (): Promise<number> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
};

/** Runs a TypeScript entry as a process of its own and waits until `healthUrl` answers 200. For tests that kill. */
export const startProcess = async (entry: URL, env: Readonly<Record<string, string>>, healthUrl: string) => {
  const child = spawn(process.execPath, [...asTypeScript, entry.pathname], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithTest = () => child.kill('SIGKILL'); // if the test fails before it stops the process
  process.once('exit', endWithTest);
  child.once('exit', () => process.off('exit', endWithTest)).unref();
  await eventually(async () => (await fetch(healthUrl)).ok, { timeoutMs: 120_000 });
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
