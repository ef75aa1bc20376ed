import type { Records } from '../records.ts';

/** A program to start, with its arguments and its environment. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A startable program of a server on this machine. */
export interface Program {
  readonly version: string;
  /** Where it is installed; absent if it was downloaded in parts. */
  readonly path?: string;
}

export type Installed = Program & { readonly path: string };

/** A server that a stack needs, and how to start it. */
export interface Server<P extends Program = Program> {
  readonly name: 'mongo' | 'kafka' | 'redis';
  readonly title: string;
  /** The variable with the address of an existing server. */
  readonly variable: string;
  readonly portVariable: string;
  readonly defaultPort: number;
  url(port: number): string;
  /** The program to start if there is no address; undefined if none is available. */
  program(): Promise<P | undefined>;
  /** Before each start of the program, with its folder of data. */
  prepare(program: P, dir: string, port: number): void | Promise<void>;
  processOf(program: P, dir: string, port: number): Command;
  /** Waits until the server accepts work, or until `giveUp` returns a reason to stop waiting. */
  ready(port: number, giveUp: () => string | undefined): Promise<unknown>;
}

export interface ServerOptions {
  readonly port: number;
  /** Folder of its data. */
  readonly dir: string;
  readonly logs: string;
  /** Whether the data are permanent. */
  readonly keep?: boolean;
  readonly env: NodeJS.ProcessEnv;
  readonly records?: Records;
  readonly quiet?: boolean;
  readonly onLost?: (reason: string) => void;
}

/** One server, running or not. */
export interface ServerHandle {
  readonly name: Server['name'];
  readonly title: string;
  readonly url: string;
  /** Its source, in words. */
  readonly source: string;
  start(): Promise<unknown>;
  /** Shuts the server down gracefully; `start` starts it again with its data. */
  pause(): Promise<unknown>;
  stop(options?: { discard?: boolean }): Promise<unknown>;
  kill(): Promise<unknown>;
  isRunning(): Promise<boolean>;
}
