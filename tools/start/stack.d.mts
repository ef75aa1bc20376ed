import type { ServiceName as Name } from '../processes/src/index.ts';
import type { StandInName } from '../processes/src/start.ts';
import type { ServerName, ServerUrls } from './start-servers.mjs';

export type ServiceName = Name | StandInName;

/** `orders#2` is the second process of a service that has replicas. */
export type ProcessName = ServiceName | `${ServiceName}#${number}`;

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface Stack {
  readonly facts: {
    readonly dataDir: string;
    /** Port numbers by process and use: `ports.bff.http`, `ports.orders.grpc`, `ports.orders.internal`. */
    readonly ports: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly urls: ServerUrls & {
      readonly web: string;
      readonly mailbox: string;
      readonly smtp: string;
      readonly provider: string;
      readonly paymentForm: string;
    };
    /** MongoDB URL of a service's database. */
    database(service: string): string;
    /** host:port of a service's gRPC; of replicas, all of them as one address. */
    address(service: string): string;
  };
  /** Variables for commands beside the stack (audit, end-to-end tests). */
  auditEnv(): Record<string, string>;
  /** The whole environment of one process, for running one of its commands. */
  processEnv(name: ProcessName): Record<string, string>;
  /** What a command of a service needs beside what is around it. */
  commandEnv(name: ProcessName): Record<string, string>;
  /** Waits until all (or these) answer that they are ready, their dependencies included. */
  ready(options?: { timeoutMs?: number; names?: readonly ProcessName[] }): Promise<void>;
  /** Ends it by a signal (SIGKILL); the supervisor starts it again after 0.2 s, doubling with each end. Resolves when it is gone. */
  kill(name: ProcessName, signal?: NodeJS.Signals): Promise<Exit | undefined>;
  restart(name: ProcessName): Promise<void>;
  /** Down in good order until `startProcess`. */
  stopProcess(name: ProcessName): Promise<unknown>;
  startProcess(name: ProcessName): Promise<void>;
  pid(name: ProcessName): number | undefined;
  /** How often it has been started since `start`. */
  starts(name: ProcessName): number;
  /** SIGKILL; it stays down until `startServer`, which brings it back on the same port and data. */
  killServer(name: ServerName): Promise<void>;
  stopServer(name: ServerName): Promise<void>;
  startServer(name: ServerName): Promise<void>;
  stop(): Promise<void>;
}

export interface StackOptions {
  dataDir: string;
  ports?: 'free' | 'fixed';
  /** Whether the data is meant to stay; without it everything is killed at the end. */
  keep?: boolean;
  only?: readonly ServiceName[];
  /** How many processes of a service; 1 unless said otherwise. */
  replicas?: Partial<Record<ServiceName, number>>;
  /** For all processes, over what the table says. */
  env?: Record<string, string>;
  quiet?: boolean;
  /** Whether to load the demo data; true unless said otherwise. */
  demo?: boolean;
}

/** Starts a built stack and answers it once every process is ready; on failure all of it is ended again. */
export function startStack(options: StackOptions): Promise<Stack>;
